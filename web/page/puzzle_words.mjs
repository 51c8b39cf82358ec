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

/**
 * The days in a row, when the puzzle of a day was solved at first sight.
 * @param {{ last: number, row: number }} memory
 * @param {number} day
 */
export const solvedToday = ({ last, row }, day) => ({ last: day, row: last === day ? row : last === day - 1 ? row + 1 : 1 });

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
  return { solved: those(kept?.solved), missed: those(kept?.missed), ...days };
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
