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
});
