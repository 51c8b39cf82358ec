// The puzzles page: what counts as solved, which days count, what is chosen from.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { puzzleOfDay } from '../../web/page/puzzle_words.mjs';
import { inChromium, opened, there } from './pages.mjs';
import { built } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const puzzles = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));

describe('the puzzles', inChromium, () => {
  const at = there('chromium');
  const noon = new Date(2026, 4, 4, 12);

  /** A day of the puzzles page: its number, its puzzle, and tabs that open then with what was kept. */
  async function dayOf(test, /** @type {Date} */ time) {
    const day = Math.floor(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000);
    const puzzle = puzzleOfDay(puzzles, day);
    const isOpen = (/** @type {any} */ tab) => until('the puzzle of the day', async () => (await tab.page.locator('puluc-board').evaluate((board) => board.getPosition())) === puzzle.position);
    return {
      day,
      puzzle,
      async open(/** @type {object | undefined} */ kept = undefined) {
        const tab = await at.browser.tab();
        test.after(() => tab.close());
        await tab.page.clock.setFixedTime(time);
        await tab.page.addInitScript((text) => text && (localStorage.getItem('puluc.puzzles') ?? localStorage.setItem('puluc.puzzles', text)), kept ? JSON.stringify(kept) : '');
        await tab.open(`${at.server.url}puzzles.html`);
        await isOpen(tab);
        return tab;
      },
      async solve(/** @type {any} */ tab) {
        await isOpen(tab);
        await tab.page.locator('puluc-board').evaluate((board, move) => board.play(move), puzzle.moves[0][0]);
        await until('the answer', () => tab.page.locator('#answer').isVisible());
      },
    };
  }

  test('a puzzle is missed, solved and explained, and each has an address', patience, async (t) => {
    const [puzzle] = puzzles;
    const tab = await opened(t, at, `puzzles.html#puzzle=${puzzle.id}`);
    const board = tab.page.locator('puluc-board');
    const play = (/** @type {string} */ move) => board.evaluate((element, text) => element.play(text), move);
    const verdict = (/** @type {RegExp} */ words) => until(String(words), async () => words.test(await tab.page.locator('#verdict').innerText()));
    await verdict(/best move/);
    assert.ok(await tab.page.locator('#again').isDisabled());
    await play(puzzle.moves[1][0]);
    await verdict(/points less/);
    await tab.page.locator('#again').click();
    await verdict(/best move/);
    await play(puzzle.moves[0][0]);
    await verdict(/Seen now/);
    assert.equal(await tab.page.locator('#answer tbody tr').count(), puzzle.moves.length);
    assert.match(await tab.page.locator('#answer tbody tr').first().innerText(), /your move/);
    await tab.page.locator('#next').click();
    await until('the next puzzle', async () => (await board.evaluate((element) => element.getPosition())) === puzzles[1].position);
    await play(puzzles[1].moves[0][0]);
    await verdict(/^Right/);
    await tab.open(`${at.server.url}es/puzzles.html`);
    await until('what was solved', async () => /2 de 240/.test(await tab.page.locator('#solved').innerText()));
    assert.deepEqual(tab.errors, []);
  });

  test('a hint is help: it is told so, and the board has no other', patience, async (t) => {
    const today = await dayOf(t, noon);
    const tab = await today.open();
    const verdict = () => tab.page.locator('#verdict').innerText();
    await tab.page.locator('#hint').click();
    const [from] = today.puzzle.moves[0][0].split(/[-x]/);
    assert.match(await verdict(), /^0$|^10$/.test(from) ? /^A hint: enter/ : new RegExp(`^A hint: move from space ${from}\\.`));
    await today.solve(tab);
    assert.match(await verdict(), /^Solved with a hint/);
    assert.equal(await tab.page.locator('#streak').innerText(), '');
    const frame = tab.page.frames().find((each) => each.url().includes('board.html'));
    assert.equal(await frame.locator('button[data-intent="hint"]').count(), 0);
  });

  test('who solves the puzzle of the day without a miss that day keeps the row, whatever was before', patience, async (t) => {
    const today = await dayOf(t, noon);
    const { id } = today.puzzle;
    const row = async (/** @type {any} */ tab) => tab.page.locator('#streak').innerText();
    // It was solved from the list before its day, and missed the day before.
    const tab = await today.open({ solved: [id], last: today.day - 1, row: 2, spoilt: today.day - 1 });
    assert.match(await row(tab), /^2 days in a row .* still to be solved/);
    await today.solve(tab);
    assert.match(await tab.page.locator('#verdict').innerText(), /^Right/);
    assert.equal(await row(tab), '3 days in a row solved without a miss.');
    const kept = await tab.run(() => JSON.parse(localStorage.getItem('puluc.puzzles')));
    assert.deepEqual([kept.last, kept.row], [today.day, 3]);

    const again = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await again.page.locator('puluc-board').evaluate((board, move) => board.play(move), today.puzzle.moves[1][0]);
    await until('the miss', async () => /points less/.test(await again.page.locator('#verdict').innerText()));
    await again.page.reload();
    await until('the puzzle', async () => /Find/.test(await again.page.locator('#verdict').innerText()));
    await today.solve(again);
    assert.equal(await row(again), '2 days in a row solved without a miss.');
  });

  test('the puzzle of a day counts for that day after midnight, and gives way to the next where it was not begun', patience, async (t) => {
    const late = new Date(2026, 4, 4, 23, 59);
    const after = new Date(2026, 4, 5, 0, 1);
    const today = await dayOf(t, late);
    const comeBack = (/** @type {any} */ tab) => tab.run(() => document.dispatchEvent(new Event('visibilitychange')));
    const tab = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await tab.page.clock.setFixedTime(after);
    await today.solve(tab);
    await comeBack(tab);
    assert.match(await tab.page.locator('#streak').innerText(), /^3 days in a row .* still to be solved/);
    assert.match(await tab.page.locator('#verdict').innerText(), /^Right/);

    const other = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await other.page.clock.setFixedTime(after);
    await comeBack(other);
    const next = puzzleOfDay(puzzles, today.day + 1);
    await until('the next puzzle', async () => (await other.page.locator('puluc-board').evaluate((board) => board.getPosition())) === next.position);
  });

  test('what one tab has kept, another that was open before does not undo', patience, async (t) => {
    const today = await dayOf(t, noon);
    const tab = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await tab.run((day) => localStorage.setItem('puluc.puzzles', JSON.stringify({ solved: [], last: day, row: 3 })), today.day);
    const other = puzzles.find(({ id }) => id !== today.puzzle.id);
    await tab.run((id) => void (location.hash = `puzzle=${id}`), other.id);
    await until('the other puzzle', async () => (await tab.page.locator('puluc-board').evaluate((board) => board.getPosition())) === other.position);
    await tab.page.locator('puluc-board').evaluate((board, move) => board.play(move), other.moves[0][0]);
    await until('it is solved', async () => /^1 of/.test(await tab.page.locator('#solved').innerText()));
    assert.equal(await tab.page.locator('#streak').innerText(), '3 days in a row solved without a miss.');
    assert.equal(await tab.page.locator('#streak a').count(), 0);
  });

  test('from any other puzzle a link leads to that of the day, as long as it counts', patience, async (t) => {
    const today = await dayOf(t, noon);
    const tab = await today.open();
    const link = tab.page.locator('#streak a');
    assert.match(await tab.page.locator('#streak').innerText(), /still to be solved/);
    assert.equal(await link.count(), 0, 'it is the one that is shown');
    await tab.page.locator('#next').click();
    await link.click();
    await until('the puzzle of the day', async () => (await tab.page.locator('puluc-board').evaluate((board) => board.getPosition())) === today.puzzle.position);
    assert.match(await tab.page.locator('#puzzle-title').innerText(), /^The puzzle of the day/);
  });

  test('each choice of puzzles says how many it has, none can be made that has none, and the next is of those', patience, async (t) => {
    const tab = await opened(t, at, 'puzzles.html');
    const list = tab.page.locator('#list a');
    await until('the puzzles', async () => (await list.count()) === 240);
    const options = (/** @type {string} */ field) =>
      tab.page.locator(`#${field} option`).evaluateAll((all) => all.map(({ value, disabled, textContent }) => ({ value, disabled, count: Number(/\((\d+)\)$/.exec(textContent)[1]) })));
    for (const { value: theme } of await options('theme')) {
      await tab.page.locator('#theme').selectOption(theme);
      for (const { value, disabled, count } of await options('degree')) {
        assert.equal(disabled, count === 0, `${theme} ${value}`);
        if (disabled) continue;
        await tab.page.locator('#degree').selectOption(value);
        assert.equal(await list.count(), count, `${theme} ${value}`);
      }
      await tab.page.locator('#degree').selectOption('');
    }
    await tab.page.locator('#theme').selectOption('race');
    assert.ok(await tab.page.locator('#degree option[value="0"]').isDisabled());
    const [first] = await list.evaluateAll((all) => all.map(({ hash }) => hash));
    await tab.page.locator('#next').click();
    assert.equal(await tab.run(() => location.hash), first);
  });
});
