// The rules page worked through as a beginner would: every lesson by mouse, and a part of them by touch in the other
// language and by keyboard.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { lessons } from '../../web/pages/lessons.mjs';
import { browsers, launch } from './browsers.mjs';
import { Game } from './game.mjs';
import { within } from './host.mjs';
import { keepPicture, site } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

/** Whether a move reaches a lesson's goal; what counts as best there is the way home (puzzles.json). */
const isGood = ({ id, goal }, move) =>
  !goal ? true
  : id === 'choose' ? move.returned > 0
  : goal.startsWith('reach:') ? move.to === Number(goal.slice(6))
  : goal === 'enter' ? move.from === 0
  : goal === 'win' ? move.captured > 0
  : move[{ capture: 'captured', free: 'freed', return: 'returned', kill: 'killed' }[goal]] > 0;

/** The board of a lesson, in its page. */
const boardOf = ({ id }) => `#${id} puluc-board`;

/** Taps a board's picture with a mouse or a finger. */
async function wake(tab, lesson, tap) {
  const board = tab.page.locator(boardOf(lesson));
  await board.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await board.boundingBox();
  await tap(x + width / 2, y + height / 2);
}

/** How each kind of hand does it. `move` is told the move and its place among the choices. */
const hands = {
  mouse: {
    wake: (tab, lesson) =>
      wake(tab, lesson, async (x, y) => {
        await tab.mouseTo(x, y);
        await tab.mouseDown();
        await tab.mouseUp();
      }),
    throwSticks: (game) => game.click('sticks'),
    move: (game, { from, to }) => game.drag(from, to),
  },
  touch: {
    wake: (tab, lesson) => wake(tab, lesson, (x, y) => tab.touch([[x, y]])),
    throwSticks: (game) => game.tap('sticks'),
    move: (game, { from, to }) => game.touchDrag(from, to),
  },
  keyboard: {
    wake: async (tab, lesson) => {
      const isThere = () => tab.run((one) => document.activeElement === document.querySelector(one), boardOf(lesson));
      for (let i = 0; i < 60 && !(await isThere()); i++) await tab.press('Tab');
      assert.ok(await isThere(), 'Tab leads to the board');
      await tab.press('Enter');
    },
    throwSticks: async (game) => {
      await until('the focus in the board', () => game.tab.run(() => document.activeElement?.id === 'canvas'));
      await game.tab.press(' ');
    },
    move: async (game, _, place) => {
      await until('the focus in the board', () => game.tab.run(() => document.activeElement?.id === 'canvas'));
      for (let i = 0; i <= place; i++) await game.tab.press('ArrowRight');
      await game.tab.press('Enter');
    },
  },
};

async function learn(tab, lesson, { wake: begin, throwSticks, move: play }) {
  await begin(tab, lesson);
  const game = new Game(await within(tab, boardOf(lesson)));
  await game.ready();
  if (!lesson.value) {
    await until('a throw to make', async () => (await game.controls()).includes('throw'));
    await throwSticks(game);
  }
  if (lesson.goal === 'throw') return;
  const choices = await until('a move to make', async () => {
    const all = await game.choices();
    return all.length > 0 && all;
  });
  const legal = await tab.page.locator(boardOf(lesson)).evaluate((board) => board.legalMoves());
  const { move: hinted } = await tab.page.locator(boardOf(lesson)).evaluate((board) => board.hint());
  const move = legal.find((each) => each.move === hinted);
  assert.ok(isGood(lesson, move), `the hint of ${lesson.id}, ${hinted}, leads to its goal`);
  await play(game, move, choices.indexOf(move.from));
}

describe('the lessons', { skip: browsers.includes('chromium') ? false : 'needs Chromium' }, () => {
  let browser;
  let server;
  before(async () => {
    browser = await launch('chromium');
    server = await site();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  // Each lesson in one of the ways.
  const ways = [
    ['mouse', '', { width: 1000, height: 800 }, (place) => place % 3 === 0],
    ['touch', 'es/', { width: 390, height: 844 }, (place) => place % 3 === 1],
    ['keyboard', '', { width: 800, height: 700, dark: true }, (place) => place % 3 === 2],
  ];
  for (const [way, folder, shape, takes] of ways) {
    const taken = lessons.filter((_, place) => takes(place));
    test(`${taken.length} of them by ${way}${folder ? ', in Spanish' : ''}`, patience, async (t) => {
      const tab = await browser.tab({ calm: true, ...shape });
      t.after(() => tab.close());
      await tab.open(`${server.url}${folder}rules.html`);
      for (const lesson of taken) {
        await learn(tab, lesson, hands[way]);
        await tab.page.locator(`#${lesson.id} .done span`).waitFor({ state: 'visible' });
      }
      keepPicture(`lessons-${way}`, await tab.picture());
      // It is still done the next time, also in the other language.
      await tab.open(`${server.url}${folder ? '' : 'es/'}rules.html`);
      const progress = await tab.page.locator('.progress').innerText();
      assert.ok(progress.includes(`${taken.length} ${folder ? 'of' : 'de'} ${lessons.length}`), progress);
      assert.equal(await tab.page.locator('.lesson[data-done]').count(), taken.length);
      assert.equal(await tab.page.locator('.lesson[data-done] .next a:visible').count(), taken.length);
      assert.equal(await tab.page.locator('.lesson .next a:visible').count(), taken.length);
      assert.deepEqual(tab.errors, []);
    });
  }
});
