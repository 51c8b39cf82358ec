// The puzzles page: shows the puzzle that the address names, or that of the day, judges the move, explains the answer, and
// remembers what was solved. Not here: the board, and how puzzles are found. The one idea: the answers come with
// the puzzles, exact, so nothing has to be computed.

import { copyFrom } from './clipboard.js';
import { byId, element } from './element.js';
import { filled } from './filled.js';
import { guide } from './guide.js';
import { degreeOf, describeMove, percent, puzzleOfDay, recalled, solvedToday } from './puzzle_words.mjs';
import { openStore } from './store.js';

/** @typedef {import('./puzzle_words.mjs').Puzzle} Puzzle */

const words = guide().puzzles;
const store = openStore(() => {});
const board = /** @type {any} */ (document.querySelector('puluc-board'));

/** What is remembered: the puzzles that were solved, those that were missed first, and the days in a row. */
let memory = recalled('', []);
const remember = () => store.write('puzzles', JSON.stringify({ ...memory, solved: [...memory.solved], missed: [...memory.missed] }));

/** @type {Puzzle[]} */
let puzzles = [];
/** @type {Puzzle} */
let puzzle;
/** The move that was made last, as in "3x5". */
let made = '';

/** Days since a fixed one, by the clock of this place. */
function today() {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

const named = () => puzzles.find(({ id }) => `#puzzle=${id}` === location.hash);
const numberOf = (/** @type {Puzzle} */ one) => puzzles.indexOf(one) + 1;

// --- One puzzle ---

function show(/** @type {Puzzle} */ one) {
  puzzle = one;
  made = '';
  const [, position, side, thrown] = /^(\S+ (\w)) (\d)$/.exec(one.position) ?? [];
  const isOfDay = one === puzzleOfDay(puzzles, today());
  const heading = filled(words.heading, numberOf(one));
  byId('puzzle-title').textContent = isOfDay ? `${words.day}: ${heading.toLowerCase()}` : heading;
  byId('about').textContent = filled(words.about, words.themes[one.theme], words.degrees[degreeOf(one)], words.sides[side], thrown);
  board.setAttribute('position', position);
  board.setAttribute('throw', thrown);
  board.setAttribute('side', side === 'r' ? 'red' : 'green');
  byId('verdict').textContent = words.task;
  byId('by-hand').hidden = true;
  byId('answer').hidden = true;
  byId('answer').replaceChildren();
  for (const link of byId('list').querySelectorAll('a')) {
    if (link.hash === `#puzzle=${one.id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function row(/** @type {any} */ move, /** @type {number} */ chance) {
  const cost = puzzle.moves[0][1] - chance;
  const name = describeMove(words, move);
  const cells = [
    element('th', { scope: 'row' }, move.move === made ? `${name} (${words.yours})` : name),
    element('td', {}, filled(words.percent, percent(words, chance))),
    element('td', {}, cost > 0 ? filled(words.points, percent(words, cost)) : ''),
  ];
  return element('tr', {}, ...cells);
}

/** Says why: the theme, every move with how often it wins, how hard it was. */
function explain() {
  const { table, why, difficulty } = words;
  const head = element('tr', {}, ...[table.move, table.chance, table.cost].map((text) => element('th', { scope: 'col' }, text)));
  const moves = puzzle.moves.map(([move, chance]) => row(deedsOf(move), chance));
  byId('answer').replaceChildren(
    element('p', {}, why[puzzle.theme]),
    element('table', {}, element('caption', {}, table.caption), element('thead', {}, head), element('tbody', {}, ...moves)),
    element('p', {}, filled(difficulty, Math.round(100 * puzzle.difficulty))),
  );
  byId('answer').hidden = false;
}

/** What the moves of the puzzle do, asked before one was made. @type {Map<string, any>} */
let deeds = new Map();
const deedsOf = (/** @type {string} */ move) => deeds.get(move) ?? { move };

async function learnMoves() {
  const one = puzzle;
  // The board reads its attributes at the end of this turn.
  await Promise.resolve();
  const legal = await board.legalMoves().catch(() => []);
  if (one === puzzle) deeds = new Map(legal.map((/** @type {any} */ move) => [move.move, move]));
}

const answerWords = () => describeMove(words, deedsOf(puzzle.moves[0][0]));

function judge() {
  const chance = puzzle.moves.find(([move]) => move === made)?.[1];
  if (chance === undefined) return;
  const isRight = made === puzzle.moves[0][0];
  const isFirst = !memory.solved.has(puzzle.id) && !memory.missed.has(puzzle.id);
  if (!isRight) {
    if (isFirst) memory.missed.add(puzzle.id);
    byId('verdict').textContent = filled(words.wrong, percent(words, puzzle.moves[0][1] - chance));
  } else {
    byId('verdict').textContent = filled(isFirst ? words.right : words.again, answerWords());
    if (isFirst && puzzle === puzzleOfDay(puzzles, today())) Object.assign(memory, solvedToday(memory, today()));
    memory.solved.add(puzzle.id);
    explain();
  }
  remember();
  showList();
}

// --- All of them ---

function showList() {
  const [theme, degree] = [byId('theme').value, byId('degree').value];
  const chosen = puzzles.filter((one) => (!theme || one.theme === theme) && (!degree || degreeOf(one) === Number(degree)));
  const items = chosen.map((one) => {
    const isSolved = memory.solved.has(one.id);
    const label = filled(words.item, numberOf(one), words.themes[one.theme], words.degrees[degreeOf(one)]);
    const link = element('a', { href: `#puzzle=${one.id}`, 'aria-label': isSolved ? filled(words.done, label) : label }, String(numberOf(one)));
    if (isSolved) link.dataset.done = '';
    if (one === puzzle) link.setAttribute('aria-current', 'true');
    return element('li', {}, link);
  });
  byId('list').replaceChildren(...items);
  byId('solved').textContent = filled(words.solved, memory.solved.size, puzzles.length);
  const days = memory.last >= today() - 1 ? memory.row : 0;
  byId('streak').textContent = filled(words.streak[Math.min(days, 2)], days);
  return chosen;
}

/** The next of the chosen puzzles that is not solved yet. */
function nextPuzzle() {
  const chosen = showList();
  const at = chosen.indexOf(puzzle);
  const order = [...chosen.slice(at + 1), ...chosen.slice(0, at + 1)];
  return order.find(({ id }) => !memory.solved.has(id)) ?? order[0] ?? puzzle;
}

function open(/** @type {Puzzle} */ one) {
  show(one);
  learnMoves();
  byId('puzzle-title').focus();
}

async function copyLink() {
  byId('by-hand').hidden = true;
  byId('link').value = `${location.href.replace(/#.*/s, '')}#puzzle=${puzzle.id}`;
  byId('verdict').textContent = (await copyFrom(byId('link'))) ? words.copied : words.refused;
}

async function begin() {
  const answer = await fetch(new URL('puzzles.json', import.meta.url));
  if (!answer.ok) throw new Error(`puzzles.json: ${answer.status}`);
  puzzles = await answer.json();
  memory = recalled(store.read('puzzles'), puzzles);
  await customElements.whenDefined('puluc-board');
  show(named() ?? puzzleOfDay(puzzles, today()));
  learnMoves();
  showList();
  board.addEventListener('move', (/** @type {CustomEvent} */ { detail }) => {
    made = detail.move;
    judge();
  });
  byId('show').addEventListener('click', () => {
    byId('verdict').textContent = filled(words.shown, answerWords());
    if (!memory.solved.has(puzzle.id)) memory.missed.add(puzzle.id);
    remember();
    explain();
  });
  byId('next').addEventListener('click', () => void (location.hash = `puzzle=${nextPuzzle().id}`));
  byId('copy').addEventListener('click', copyLink);
  byId('filter').addEventListener('change', showList);
  addEventListener('hashchange', () => {
    const one = named();
    if (one) open(one);
  });
}

begin().catch((error) => {
  console.error(error);
  byId('verdict').textContent = words.failed;
});
