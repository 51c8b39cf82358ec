// What goes wrong around two boards in somebody else's page: a careless host, odd pixel ratios, a lost picture, a hidden tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onPages } from './foreign.mjs';
import { Game } from './game.mjs';
import { page, within } from './host.mjs';
import { colours, decode } from './picture.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const body = '<puluc-board class="one" level="keen" side="red" seed="1"></puluc-board><puluc-board class="other" seed="1"></puluc-board>';
const text = page(body, { head: '<style>puluc-board { width: 560px; margin: 0 }</style>' });

onPages(['chromium'], (open) => {
  /** Two live boards, as games. */
  async function alive(t, rest) {
    const { board, tab } = await open(t, text, rest);
    for (const place of [0, 1]) await board(place).call('activate');
    const games = [];
    for (const name of ['.one', '.other']) {
      games.push(new Game(await within(tab, name)));
      await games.at(-1).intents('speed fast', 'motion full');
    }
    return { board, tab, games };
  }

  test('boards from a host that sends .wasm as anything are sharp and hit where they are shown, at odd pixel ratios', patience, async (t) => {
    for (const ratio of [0.75, 1.25, 1.5, 2, 3]) {
      const { tab, games } = await alive(t, { shape: { width: 640, height: 800, ratio }, hosting: { site: { plainWasm: true } }, flawless: false });
      for (const game of games) {
        await until(`a sharp canvas at ${ratio}`, () => game.tab.run((wanted) => {
          const { width, height, clientWidth, clientHeight } = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
          // It is as large as the frame, but for the pixels that make its own whole.
          const fills = innerWidth - clientWidth < 4 && innerHeight - clientHeight < 4;
          return fills && width === wanted * clientWidth && height === wanted * clientHeight;
        }, ratio));
      }
      await games[1].still();
      await games[1].click('sticks');
      await games[1].until('the throw', async () => / \d$/.test(await games[1].position()));
      assert.match(await games[0].position(), /^5\/9\/5 r/, 'the other board heard nothing');
      await tab.close();
    }
  });

  test('a board that loses its picture says so and gets it back; the other one does not notice', patience, async (t) => {
    const { tab, games: [one, other] } = await alive(t, { shape: { width: 640, height: 800 }, flawless: false });
    await one.losePicture();
    assert.match(await one.text(), /picture was lost/);
    assert.equal(await other.graphics(), 'drawn');
    await one.restorePicture();
    await one.intents('dismiss');
    await one.still();
    assert.ok(colours(decode(await tab.picture())) > 100);
    await one.click('sticks');
    await until('the throw', async () => / \d$/.test(await one.position()));
  });

  test('a board in a hidden tab rests, and comes back without a burst of moves', patience, async (t) => {
    const { games: [one] } = await alive(t, { shape: { width: 640, height: 800 } });
    assert.equal(await one.turn(), 'throw');
    await one.intents('throw', 'throw');
    assert.equal(await one.turn(), 'move');
    await one.hide(true);
    await one.intents(`play ${(await one.choices())[0]}`);
    const [position, frames] = [await one.position(), await one.frames()];
    await one.tab.run(() => new Promise((done) => setTimeout(done, 2000)));
    assert.equal(await one.position(), position, 'the computer waits');
    assert.equal(await one.frames(), frames, 'nothing is drawn');
    await one.hide(false);
    assert.ok((await one.turns()).match(/:/g).length <= 2, 'one step at a time');
    assert.equal(await one.turn(), 'throw');
  });
});
