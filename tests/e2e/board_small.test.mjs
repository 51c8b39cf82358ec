// Boards where there is hardly room for one: a live board needs 320 pixels, and where there are fewer it is shown smaller.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onPages } from './foreign.mjs';
import { Game } from './game.mjs';
import { page, within } from './host.mjs';
import { keepPicture } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const inFrame = '<puluc-board class="one" position="4/2r1g4/4 r" throw="2"></puluc-board>';
/** How large the frame is inside, and the places of board and frame. */
const sizes = (tab) =>
  tab.run(() => {
    const board = document.querySelector('puluc-board');
    const frame = board.shadowRoot.querySelector('iframe');
    const place = (/** @type {Element} */ one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    return { inside: [frame.clientWidth, frame.clientHeight], board: place(board), frame: place(frame) };
  });

onPages(['chromium', 'firefox', 'webkit'], (open, name) => {
  test('a live board in 280 pixels is a whole one, shown smaller, in the place of its picture', patience, async (t) => {
    const { board, tab } = await open(t, page(inFrame, { head: '<style>puluc-board { width: 280px }</style>' }));
    await board().listen();
    const before = await board().box();
    await board().call('activate');
    assert.deepEqual(await board().box(), before);
    await until('the size of the frame', async () => (await sizes(tab)).inside[0] === 320);
    const { inside, board: place, frame } = await sizes(tab);
    assert.deepEqual(frame, place, 'it fills the place and no more');
    assert.ok(inside[1] >= 420, `${inside[1]} pixels high`);
    keepPicture(`board-280-${name}`, await tab.picture());
    // From space 3 to space 5, whose places are known as shares of the board; as slowly as the board looks.
    const [left, top, width, height] = place;
    const looked = () => tab.run(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    await until('the move of what is dragged', async () => {
      await tab.mouseTo(left + width * 0.5, top + height * 0.564);
      await tab.mouseDown();
      await looked();
      await tab.mouseTo(left + width * 0.5, top + height * 0.455, 5);
      await looked();
      await tab.mouseUp();
      await looked();
      return (await board().told('move')).length;
    });
    assert.equal((await board().told('move'))[0].move, '3x5');
    await tab.run(() => (document.querySelector('puluc-board').style.width = '360px'));
    await until('its own size', async () => (await sizes(tab)).inside[0] === 360);
    await tab.run(() => (document.querySelector('puluc-board').hidden = true));
    await tab.run(() => (document.querySelector('puluc-board').hidden = false));
    await until('its own size again', async () => JSON.stringify((await sizes(tab)).frame) === JSON.stringify((await sizes(tab)).board));
    assert.equal((await sizes(tab)).inside[0], 360);
  });
});

onPages(['chromium'], (open) => {
  for (const [what, width, style] of [['a phone of 320 pixels with the margins that browsers give', 320, ''], ['280 pixels', 400, 'puluc-board { width: 280px }']]) {
    test(`mouse and fingers reach what they touch in ${what}`, patience, async (t) => {
      const { board, tab } = await open(t, page(inFrame, { head: `<style>${style}</style>` }), { shape: { width, height: 640, ratio: 2 } });
      await board().listen();
      await board().tap();
      const game = new Game(await within(tab, '.one'));
      await game.intents('speed fast');
      assert.equal(await game.tab.run(() => innerWidth), 320);
      await game.still();
      keepPicture(`board-small-${width}`, await tab.picture());
      await game.drag(3, 5);
      await until('the move', async () => (await board().told('move')).length === 1);
      assert.equal((await board().told('move'))[0].move, '3x5');
      await game.still();
      await game.tap('sticks');
      await until('the throw', async () => (await board().told('throw')).length === 1);
      await game.still();
      const [{ from, to }] = await board().call('legalMoves');
      await game.touchDrag(from, to);
      await until('the second move', async () => (await board().told('move')).length === 2);
    });
  }
});
