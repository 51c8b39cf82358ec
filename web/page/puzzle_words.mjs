// What the puzzles page says of puzzles and moves, and which one is that of the day. No page and no state, so that it is
// tested without a browser.

/** @typedef {{ id: string, position: string, theme: string, difficulty: number, moves: [string, number][] }} Puzzle */

/** Puts values into a text at {0}, {1}, ... */
export const filled = (/** @type {string} */ text, ...values) => text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)]));

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
