// Two live boards in somebody else's page: hands on one of them reach that one, once, and the page stays itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameOf, onPages, puzzle, two } from './foreign.mjs';
import { Game, path } from './game.mjs';
import { page, within } from './host.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const tall = '<style>#below { height: 3000px }</style>';

onPages(['chromium'], (open) => {
  test('the page stays itself: keys, wheel, swipes, fields, focus, scrolling', patience, async (t) => {
    const { board, tab } = await open(t, page(two, { head: tall }));
    const scrolled = () => tab.run(() => Math.round(scrollY));
    await tab.run(() => document.getElementById('field').focus());
    await board().call('activate');
    await board(1).call('activate');
    assert.equal(await tab.run(() => document.activeElement.id), 'field', 'coming to life takes no focus');
    assert.equal(await scrolled(), 0);
    await tab.type('hum n u 5');
    assert.equal(await tab.run(() => document.getElementById('field').value), 'hum n u 5');
    await tab.run(() => document.getElementById('slider').focus());
    const before = await tab.run(() => Number(document.getElementById('slider').value));
    await tab.press('ArrowRight');
    assert.equal(await tab.run(() => Number(document.getElementById('slider').value)), before + 1);

    const { left, top, width } = await board().box();
    await tab.mouseTo(left + width / 2, top + 60);
    await tab.wheel(0, 150);
    await until('the page to scroll', async () => (await scrolled()) > 0);
    await tab.run(() => scrollTo(0, 0));
    await until('the top', async () => (await scrolled()) === 0);
    const from = [left + width / 2, top + 250];
    await tab.touch(path(from, [from[0], from[1] - 200], 8));
    await until('the page to scroll by a swipe', async () => (await scrolled()) > 0);
    assert.equal(await board().call('getPosition'), '4/2r1g4/4 r 2');
    await tab.run(() => scrollTo(0, 0));

    // Keys that the board does not use do what they do elsewhere, with the focus in it.
    const inside = frameOf(tab, 0);
    await inside.evaluate(() => {
      document.getElementById('canvas').focus();
      globalThis.kept = [];
      addEventListener('keydown', (event) => globalThis.kept.push([event.key, event.defaultPrevented]));
    });
    await tab.press('f', ['Control']);
    for (const key of ['q', 'F2', 'n', 'm']) await tab.press(key);
    const kept = (await inside.evaluate(() => globalThis.kept)).filter(([key]) => key !== 'Control');
    assert.deepEqual(kept, [['f', false], ['q', false], ['F2', false], ['n', false], ['m', false]]);
  });

  test('hands on one of two boards reach that one, once, wherever they let go', patience, async (t) => {
    const body = '<puluc-board class="one" seed="1"></puluc-board><puluc-board class="other" seed="1"></puluc-board><p id="below">Below</p>';
    const { board, tab } = await open(t, page(body, { head: '<style>puluc-board { width: 560px; margin: 0 } </style>' }), { shape: { width: 640, height: 1100, ratio: 2 } });
    for (const place of [0, 1]) {
      await board(place).listen();
      await board(place).call('activate');
    }
    const one = new Game(await within(tab, '.one'));
    const other = new Game(await within(tab, '.other'));
    await one.intents('speed slow', 'motion full');
    await other.intents('speed fast');
    const pixels = () => one.tab.run(() => {
      const { clientWidth, clientHeight, width, height } = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
      return [clientWidth, clientHeight, width, height, innerWidth, innerHeight];
    });
    /** The canvas fills the frame, sharply. */
    const fills = async () => {
      const [width, height, wide, high, roomWide, roomHigh] = await pixels();
      return width === roomWide && height === roomHigh && wide === 2 * width && high === 2 * height;
    };
    await until('a sharp canvas', fills);

    // One tap throws once; while the sticks roll, nothing else can be done, and a second tap only ends the rolling.
    await one.tap('sticks');
    const from = await one.where('space 0');
    await one.tab.touch(path(from, await one.where('space 3')));
    await one.tab.press(' ');
    await until('the throw', async () => (await board(0).told('throw')).length > 0);
    await one.still();
    assert.equal((await board(0).told('throw')).length, 1);
    assert.deepEqual(await board(0).told('move'), []);
    await one.intents('speed fast');

    // A piece that is let go outside the frame goes back, and is not held when the mouse comes back.
    const [{ from: start, to }] = await board(0).call('legalMoves');
    const { left, top, height } = await board(1).box();
    await one.tab.mouseTo(...(await one.handle(start)));
    await tab.mouseDown();
    await one.tab.mouseTo(...(await one.where(`space ${to}`)), 4);
    await tab.mouseTo(left + 20, top + height + 20, 6);
    await tab.mouseUp();
    await one.tab.mouseTo(...(await one.where(`space ${to}`)), 4);
    await one.still();
    assert.deepEqual(await board(0).told('move'), []);
    await one.drag(start, to);
    await until('the move', async () => (await board(0).told('move')).length > 0);
    assert.deepEqual((await board(0).told('move')).map(({ move }) => move), [`${start}-${to}`]);

    // A container that becomes narrow: the board follows, live, and is hit where it is shown.
    await tab.run(() => (document.querySelector('puluc-board').style.width = '360px'));
    await until('a standing board', async () => {
      const [[x], [farX]] = [await one.where('space 0'), await one.where('space 10')];
      return x === farX && (await fills());
    });
    await one.still();
    await one.click('sticks');
    await until('the second throw', async () => (await board(0).told('throw')).length === 2);

    assert.equal(await other.position(), '5/9/5 r', 'the other board was left alone');
    for (const name of ['throw', 'move']) assert.deepEqual(await board(1).told(name), []);
    await other.click('sticks');
    await until('the other board’s throw', async () => (await board(1).told('throw')).length === 1);
    assert.equal((await board(0).told('throw')).length, 2);
  });
});
