// A whole game, from the first throw to the win, by each of the ways in which a person can play it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { target, toMove } from './game.mjs';
import { keepPicture } from './site.mjs';
import { inBrowsers, patience } from './stage.mjs';

/** A seed whose game is short when the last of the pieces that can move moves each time. */
const query = '?seed=2';

/**
 * Plays to the end. `hands` throws and moves; which piece moves is always the last one offered, so that every way of
 * playing makes the same game.
 * @param {import('./game.mjs').Game} game
 * @param {{ throwSticks: () => Promise<void>, move: (from: number, to: number) => Promise<void> }} hands
 */
async function playToTheEnd(game, hands) {
  for (let turn = 0; turn < 400; turn++) {
    const next = await game.turn();
    if (next === 'over') return;
    const position = await game.position();
    if (next === 'throw') await hands.throwSticks();
    else {
      const { side, thrown } = toMove(position);
      const from = (await game.choices()).at(-1);
      await hands.move(from, target(from, thrown, side));
    }
    await game.until(`the game to go on from ${position}`, async () => (await game.position()) !== position || game.over());
  }
  assert.fail('the game does not end');
}

/** The hands of each way of playing. @type {Record<string, (game: import('./game.mjs').Game) => any>} */
const ways = {
  'mouse, dragging': (game) => ({ throwSticks: () => game.click('sticks'), move: (from, to) => game.drag(from, to) }),
  touch: (game) => ({ throwSticks: () => game.tap('sticks'), move: (from, to) => game.touchDrag(from, to) }),
  'mouse, clicking': (game) => ({
    throwSticks: () => game.click('sticks'),
    move: async (from, to) => {
      await game.clickAt(await game.handle(from));
      await game.click(`space ${to}`);
    },
  }),
  keyboard: (game) => ({
    throwSticks: () => game.tab.press(' '),
    // Tab goes through the pieces from the first to the last.
    move: async () => {
      for (const _ of await game.choices()) await game.tab.press('Tab');
      await game.tab.press('Enter');
    },
  }),
  'the page’s buttons': (game) => ({
    throwSticks: () => game.pressButton('throw'),
    move: (from) => game.pressButton(`play ${from}`),
  }),
};

/** Every way in one browser; in the others those whose events are their own. */
const waysIn = {
  chromium: Object.keys(ways),
  firefox: ['touch', 'keyboard'],
  webkit: ['mouse, dragging', 'touch'],
};

inBrowsers((open, name) => {
  const records = new Map();
  for (const way of waysIn[name]) {
    test(`two persons play a whole game by ${way}`, patience, async (t) => {
      const { game, tab } = await open(t, { shape: { width: 480, height: 440 }, query });
      // One of them sees all that moves.
      if (name !== 'chromium' || way !== 'mouse, dragging') await game.intents('motion reduced');
      await game.focus();
      await playToTheEnd(game, ways[way](game));
      await game.until('the winner in words', async () => / wins/.test(await game.part('status')));
      keepPicture(`${name}-won`, await tab.picture());
      records.set(way, await game.turns());
      assert.equal(records.get(way), [...records.values()][0], 'the same game by every way');
    });
  }

  if (name !== 'chromium') return;
  test('a person plays against the computer to the end with the page’s buttons alone', patience, async (t) => {
    const intents = ['opponent perfect', 'side red', 'new-game', 'speed fast', 'close-panel'];
    const { game } = await open(t, { shape: { width: 390, height: 844, calm: true }, query, intents });
    await playToTheEnd(game, ways['the page’s buttons'](game));
    await game.until('the end in words', async () => /You win|wins this one/.test(await game.part('status')));
  });
});
