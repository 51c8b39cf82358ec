// Pages with many boards, played on: a browser has room for few live ones, so they take turns and none goes blank.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { browsers, launch } from './browsers.mjs';
import { Board, hosted, page } from './host.mjs';
import { jumps, watchJumps } from './jumps.mjs';
import { colours, decode } from './picture.mjs';
import { keepPicture } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const hundred = () => {
  const lines = fs.readFileSync(new URL('../data/moves.jsonl', import.meta.url), 'utf8').split('\n').slice(0, 100);
  return lines.map((line) => JSON.parse(line)).map(({ position, throw: thrown }) => `<puluc-board position="${position}" throw="${thrown}"></puluc-board><p>Text</p>`).join('\n');
};

/** A part of a picture. */
const cut = (/** @type {ReturnType<typeof decode>} */ { pixel }, { left, top, width, height }) => ({
  width,
  height,
  pixel: (/** @type {number} */ x, /** @type {number} */ y) => pixel(x + left, y + top),
});

describe('many boards', { skip: browsers.includes('chromium') ? false : 'needs Chromium' }, () => {
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  /** Opens a page and gives its tab, its boards, and the places of those that live. */
  async function opened(t, body, shape) {
    const host = await hosted({ 'index.html': page(body) });
    const tab = await browser.tab(shape);
    t.after(async () => {
      await tab.close();
      await host.close();
      assert.deepEqual(tab.errors, [], 'complaints in the console');
    });
    await tab.open(host.url);
    const boards = await tab.run(() => document.querySelectorAll('puluc-board').length);
    const live = () => tab.run(() => [...document.querySelectorAll('puluc-board')].flatMap(({ shadowRoot }, place) => (shadowRoot?.querySelector('.live iframe') ? [place] : [])));
    return { tab, live, boards: Array.from({ length: boards }, (_, place) => new Board(tab, place)) };
  }

  test('nothing jumps in a page with the style that the guide gives', patience, async (t) => {
    const [, style] = /```css\n([^`]*)```/.exec(fs.readFileSync('docs/embedding.md', 'utf8')) ?? [];
    const boards = ['diagram', 'play'].map((mode) => `<puluc-board mode="${mode}"></puluc-board><p>Text</p>`).join('').repeat(2);
    const { tab } = await opened(t, `<style>${style}</style>${boards}`, { width: 390, height: 800 });
    await watchJumps(tab);
    for (const width of [390, 1000]) {
      await tab.resize(width, 800);
      await tab.open(tab.page.url());
      assert.equal(await jumps(tab), 0, `${width} pixels`);
    }
  });

  test('one in the middle of a hundred is played on, and the others stay pictures', patience, async (t) => {
    const { tab, live, boards } = await opened(t, hundred());
    const board = boards[50];
    await tab.page.locator('puluc-board').nth(50).scrollIntoViewIfNeeded();
    const before = await board.box();
    await board.tap();
    assert.deepEqual(await board.box(), before);
    const [first] = await board.call('legalMoves');
    assert.equal((await board.call('play', first.move)).move, first.move);
    assert.match(await board.call('getPosition'), / [rg]$/, 'it is the other side’s turn');
    assert.deepEqual(await live(), [50]);
  });

  test('twenty live in turn: the longest unused go back to pictures, and none is blank', patience, async (t) => {
    const style = '<style>body { display: grid; grid-template-columns: repeat(4, 480px); margin: 0 }</style>';
    const twenty = '<puluc-board position="5/9/5 r" throw="3"></puluc-board>'.repeat(20);
    const { tab, live, boards } = await opened(t, style + twenty, { width: 480, height: 300 });
    for (const board of boards) assert.equal((await board.call('play', '0-3')).move, '0-3');
    for (const board of boards) assert.equal(await board.call('getPosition'), '4/2r6/5 g', `board ${board.place}`);
    // Out of sight they come to life sooner.
    await tab.resize(1920, 1500);
    const boxes = await Promise.all(boards.map((board) => board.box()));
    await until('a picture on every board', async () => {
      const picture = decode(await tab.picture());
      return boxes.every((box) => colours(cut(picture, box)) > 100);
    });
    keepPicture('board-twenty', await tab.picture());
    assert.deepEqual(await live(), [16, 17, 18, 19], 'neither asking nor looking brings one to life');
  });
});
