// What the puzzles page says of puzzles and moves, which one is that of the day, and what is remembered. No page and no
// state, so that it is tested without a browser.

import { filled } from './filled.js';

/** @typedef {{ id: string, position: string, theme: string, difficulty: number, moves: [string, number][] }} Puzzle */

/** 0 easy, 1 middling, 2 hard: the limits of engine/puzzle.cpp. */
export const degreeOf = (/** @type {Puzzle} */ { difficulty }) => (difficulty < 0.2 ? 0 : difficulty < 0.5 ? 1 : 2);

/** A chance in points of a hundred, as the language writes numbers. */
export const percent = (/** @type {{ decimal: string }} */ words, /** @type {number} */ chance) =>
  (100 * chance).toFixed(1).replace('.', words.decimal);

/** A stride that meets every puzzle before it meets one twice, and themes in turn; the puzzles are sorted by theme. */
const stride = 89;
export function puzzleOfDay(/** @type {Puzzle[]} */ puzzles, /** @type {number} */ day) {
  return puzzles[(day * stride) % puzzles.length];
}

/** Whether a puzzle is of a theme and a degree; an empty word stands for all. */
export const isChosen = (/** @type {Puzzle} */ one, /** @type {string} */ theme, /** @type {string} */ degree) =>
  (!theme || one.theme === theme) && (!degree || degreeOf(one) === Number(degree));

/** @typedef {{ last: number, row: number, spoilt: number }} Days  the day that counted last, how many in a row; the one that was missed last */

/** A miss, a hint or a look at the answer: the puzzle of that day no longer counts. @returns {Days} */
export const missedOn = (/** @type {Days} */ days, /** @type {number} */ day) => ({ ...days, spoilt: Math.max(days.spoilt, day) });

/** The puzzle of a day is solved; it counts where it was not missed that day, however often it was met before. @returns {Days} */
export function solvedOn(/** @type {Days} */ days, /** @type {number} */ day) {
  const { last, row, spoilt } = days;
  if (spoilt === day || last >= day) return days;
  return { ...days, last: day, row: last === day - 1 ? row + 1 : 1 };
}

/**
 * What was kept of the puzzles, as far as it can be: those that are gone count no more.
 * @param {string} text
 * @param {Puzzle[]} puzzles
 */
export function recalled(text, puzzles) {
  let kept;
  try {
    kept = JSON.parse(text);
  } catch {
    // Nothing was kept, or not by this page.
  }
  const those = (/** @type {unknown} */ ids) => new Set(puzzles.map(({ id }) => id).filter((id) => Array.isArray(ids) && ids.includes(id)));
  const days = Number.isInteger(kept?.last) && Number.isInteger(kept?.row) ? { last: kept.last, row: kept.row } : { last: -1, row: 0 };
  return { solved: those(kept?.solved), ...days, spoilt: Number.isInteger(kept?.spoilt) ? kept.spoilt : -1 };
}

/**
 * A move in words: "from space 4 to space 6, capturing 1".
 * @param {any} words
 * @param {{ move: string, captured?: number, freed?: number, killed?: number }} move
 */
export function describeMove(words, move) {
  const [from, to] = move.move.split(/[-x]/).map(Number);
  const isHome = (/** @type {number} */ space) => space === 0 || space === 10;
  const kind = isHome(from) ? 'enter' : isHome(to) ? 'return' : 'move';
  const deeds = ['captured', 'freed', 'killed'].filter((deed) => move[deed]).map((deed) => filled(words.deeds[deed], move[deed]));
  return [filled(words.moves[kind], from, to), ...deeds].join(', ');
}
