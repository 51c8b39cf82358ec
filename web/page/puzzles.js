// The puzzles page: shows the puzzle that the address names, or that of the day, judges the move, explains the answer, and
// remembers what was solved. Not here: the board, and how puzzles are found. The one idea: the answers come with
// the puzzles, exact, so nothing has to be computed.

import { copyFrom } from './clipboard.js';
import { byId, element } from './element.js';
import { filled } from './filled.js';
import { guide } from './guide.js';
import { degreeOf, describeMove, isChosen, missedOn, percent, puzzleOfDay, recalled, solvedOn } from './puzzle_words.mjs';
import { openStore } from './store.js';

/** @typedef {import('./puzzle_words.mjs').Puzzle} Puzzle */

const words = guide().puzzles;
const store = openStore(() => {});
const board = /** @type {any} */ (document.querySelector('puluc-board'));

/** @type {Puzzle[]} */
let puzzles = [];
/** @type {Puzzle} */
let puzzle;
/** The day whose puzzle this is, or -1. It stays so when midnight passes over it. */
let day = -1;
/** The move that was made last, as in "3x5". */
let made = '';
/** Since the puzzle was shown: whether it was missed, or its answer looked at; whether there was a hint. */
let missed = false;
let hinted = false;

/** What is remembered: the puzzles that were solved, and the days in a row. */
let memory = recalled('', []);

/** Takes up what another tab has kept meanwhile. */
function recall() {
  const text = store.read('puzzles');
  if (text) memory = recalled(text, puzzles);
}

function remember(/** @type {(kept: typeof memory) => object} */ change) {
  recall();
  Object.assign(memory, change(memory));
  store.write('puzzles', JSON.stringify({ ...memory, solved: [...memory.solved] }));
  showList();
}
/** The day's puzzle is not solved by oneself any more. */
const spoil = () => remember((kept) => (day < 0 ? kept : missedOn(kept, day)));

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
  missed = hinted = false;
  const [, position, side, thrown] = /^(\S+ (\w)) (\d)$/.exec(one.position) ?? [];
  day = one === puzzleOfDay(puzzles, today()) ? today() : -1;
  const heading = filled(words.heading, numberOf(one));
  byId('puzzle-title').textContent = day < 0 ? heading : `${words.day}: ${heading.toLowerCase()}`;
  byId('about').textContent = filled(words.about, words.themes[one.theme], words.degrees[degreeOf(one)], words.sides[side], thrown);
  board.setAttribute('position', position);
  board.setAttribute('throw', thrown);
  board.setAttribute('side', side === 'r' ? 'red' : 'green');
  byId('verdict').textContent = words.task;
  byId('by-hand').hidden = true;
  byId('answer').hidden = true;
  byId('answer').replaceChildren();
  byId('again').disabled = true;
  for (const link of byId('list').querySelectorAll('a')) {
    if (link.hash === `#puzzle=${one.id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  showStreak();
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
  byId('again').disabled = false;
  if (made === puzzle.moves[0][0]) {
    byId('verdict').textContent = filled(hinted ? words.helped : missed ? words.again : words.right, answerWords());
    remember((kept) => ({ ...(day < 0 ? kept : solvedOn(kept, day)), solved: kept.solved.add(puzzle.id) }));
    explain();
  } else {
    missed = true;
    byId('verdict').textContent = filled(words.wrong, percent(words, puzzle.moves[0][1] - chance));
    spoil();
  }
}

/** Where the best move begins. */
function hint() {
  hinted = true;
  const [from] = puzzle.moves[0][0].split(/[-x]/).map(Number);
  byId('verdict').textContent = from === 0 || from === 10 ? words.hints.enter : filled(words.hints.move, from);
  spoil();
}

function showAnswer() {
  missed = true;
  byId('verdict').textContent = filled(words.shown, answerWords());
  explain();
  spoil();
}

async function beginAgain() {
  await board.reset();
  made = '';
  byId('verdict').textContent = words.task;
}

// --- All of them ---

function showList() {
  const [theme, degree] = [byId('theme').value, byId('degree').value];
  const chosen = puzzles.filter((one) => isChosen(one, theme, degree));
  count(byId('theme'), (option) => puzzles.filter((one) => isChosen(one, option, degree)).length);
  count(byId('degree'), (option) => puzzles.filter((one) => isChosen(one, theme, option)).length);
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
  showStreak();
  return chosen;
}

/** Says how many puzzles each choice has, beside those of the other field; none can be chosen that has none. */
function count(/** @type {HTMLSelectElement} */ field, /** @type {(choice: string) => number} */ number) {
  for (const option of field.options) {
    const there = number(option.value);
    option.disabled = there === 0;
    option.textContent = filled(words.option, option.dataset.name, there);
  }
}

function showStreak() {
  const days = memory.last >= today() - 1 ? memory.row : 0;
  const parts = [filled(words.streak[Math.min(days, 2)], days), ' '];
  const isOpen = memory.last < today() && memory.spoilt < today();
  const { id } = puzzleOfDay(puzzles, today());
  byId('streak').replaceChildren(...(days > 0 ? parts : []), ...(isOpen ? [id === puzzle.id ? words.open : element('a', { href: `#puzzle=${id}` }, words.open)] : []));
}

/** The next of the chosen puzzles that is not solved yet, or the next of all of them where each is. */
function nextPuzzle() {
  const chosen = showList();
  const at = chosen.indexOf(puzzle);
  const order = [...chosen.slice(at + 1), ...chosen.slice(0, Math.max(at, 0))];
  return order.find(({ id }) => !memory.solved.has(id)) ?? order[0];
}

function open(/** @type {Puzzle} */ one) {
  show(one);
  learnMoves();
  byId('puzzle-title').focus();
}

/** A tab that is looked at again on another day has that day's puzzle, unless one was begun. */
function followDay() {
  if (document.hidden) return;
  if (day >= 0 && day < today() && !made && !missed && !hinted) {
    history.replaceState(null, '', location.pathname + location.search);
    show(puzzleOfDay(puzzles, today()));
    learnMoves();
  }
  showList();
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
  recall();
  await customElements.whenDefined('puluc-board');
  show(named() ?? puzzleOfDay(puzzles, today()));
  learnMoves();
  showList();
  board.addEventListener('move', (/** @type {CustomEvent} */ { detail }) => {
    made = detail.move;
    judge();
  });
  byId('again').addEventListener('click', beginAgain);
  byId('hint').addEventListener('click', hint);
  byId('show').addEventListener('click', showAnswer);
  byId('next').addEventListener('click', () => void (location.hash = `puzzle=${nextPuzzle().id}`));
  byId('copy').addEventListener('click', copyLink);
  byId('filter').addEventListener('change', showList);
  document.addEventListener('visibilitychange', followDay);
  addEventListener('storage', () => {
    recall();
    showList();
  });
  addEventListener('hashchange', () => {
    const one = named();
    if (one) open(one);
  });
}

begin().catch((error) => {
  console.error(error);
  byId('verdict').textContent = words.failed;
});
