// Positions, moves and records as a page needs them to draw a game that the program is not there for: read, written,
// and played on. Not here: chance, advice, what is wrong with a text beyond where; the program (engine/) says that. The
// one idea: a pile is a side, how many of its pieces, and how many captives.

/** @typedef {{ side: number, own: number, captives: number }} Pile */
/**
 * @typedef {object} Position  sides are 0, red, and 1, green
 * @property {number[]} home
 * @property {(Pile | undefined)[]} piles  by space; only 1 to 9 are used
 * @property {number} toMove
 * @property {number} thrown  0 where the sticks do not lie
 */
/** @typedef {{ from: number, to: number, move: string, captured: number, freed: number, returned: number, killed: number, next: Position }} Step */

const letters = 'rg';
const size = 5;
const far = 10;
export const sides = ['red', 'green'];

/** What can't be read: `column` counts from 1. */
export class Unreadable extends Error {
  constructor(/** @type {number} */ column) {
    super(`column ${column}`);
    this.column = column;
  }
}

/** Whether a side has a piece that is free (D13). */
const isFree = (/** @type {Position} */ { home, piles }, /** @type {number} */ side) =>
  home[side] > 0 || piles.some((pile) => pile?.side === side);

/** The pieces of a side that are not killed. */
const pieces = (/** @type {Position} */ { home, piles }, /** @type {number} */ side) =>
  piles.reduce((sum, pile) => sum + (pile ? (pile.side === side ? pile.own : pile.captives) : 0), home[side]);

export const killed = (/** @type {Position} */ position, /** @type {number} */ side) => size - pieces(position, side);

/** The side that has won, or -1. */
export const winner = (/** @type {Position} */ position) => [0, 1].findIndex((side) => !isFree(position, 1 - side));

/** @returns {(Pile | undefined)[]} */
function readTrack(/** @type {string} */ track, /** @type {number} */ column) {
  const piles = [undefined];
  for (const { 0: stretch, index } of track.matchAll(/[1-9]|r|g|\((r+g*|g+r*)\)|./g)) {
    if (/^\d/.test(stretch)) piles.length += Number(stretch);
    else {
      const text = stretch.replace(/[()]/g, '');
      const side = letters.indexOf(text[0]);
      const own = text.lastIndexOf(text[0]) + 1;
      const captives = text.length - own;
      const lone = stretch.length === 1;
      if (side < 0 || (lone ? text === '' : captives < 1)) throw new Unreadable(column + index);
      piles.push({ side, own, captives });
    }
  }
  if (piles.length !== far) throw new Unreadable(column);
  return piles;
}

/**
 * The position of a text such as "5/9/5 r 3".
 * @returns {Position}
 * @throws {Unreadable}
 */
export function readPosition(/** @type {string} */ text) {
  const match = /^([0-5])\/([1-9rg()]+)\/([0-5]) ([rg])(?: ([1-5]))?$/.exec(text);
  if (!match) throw new Unreadable(1);
  const [, red, track, green, side, thrown] = match;
  const position = { home: [+red, +green], piles: readTrack(track, 3), toMove: letters.indexOf(side), thrown: Number(thrown ?? 0) };
  const many = [0, 1].some((each) => pieces(position, each) > size);
  if (many || !isFree(position, 1 - position.toMove) || (thrown && winner(position) >= 0)) throw new Unreadable(1);
  return position;
}

/** The canonical text of a position. */
export function writePosition(/** @type {Position} */ { home, piles, toMove, thrown }) {
  let track = '';
  let empty = 0;
  for (let space = 1; space <= far; space++) {
    const pile = piles[space];
    if (!pile && space < far) empty++;
    else {
      track += empty || '';
      empty = 0;
    }
    if (pile) {
      const text = letters[pile.side].repeat(pile.own) + letters[1 - pile.side].repeat(pile.captives);
      track += text.length > 1 ? `(${text})` : text;
    }
  }
  return `${home[0]}/${track}/${home[1]} ${letters[toMove]}${thrown ? ` ${thrown}` : ''}`;
}

/**
 * Every legal move of the throw that lies, from the mover's city forward, and what it does (R6 to R14).
 * @returns {Step[]}
 */
export function legalSteps(/** @type {Position} */ position) {
  const { home, piles, toMove: us, thrown } = position;
  const them = 1 - us;
  const steps = [];
  for (let way = 0; way < far && thrown && winner(position) < 0; way++) {
    const from = us ? far - way : way;
    const to = us ? Math.max(from - thrown, 0) : Math.min(from + thrown, far);
    const carrier = way ? piles[from] : home[us] > 0 && { side: us, own: 1, captives: 0 };
    const hit = piles[to];
    if (!carrier || carrier.side !== us || hit?.side === us) continue;
    const next = { home: [...home], piles: [...piles], toMove: them, thrown: 0 };
    const returns = way + thrown >= far;
    if (way) next.piles[from] = undefined;
    else next.home[us]--;
    if (returns) next.home[us] += carrier.own;
    else next.piles[to] = { side: us, own: carrier.own + (hit?.captives ?? 0), captives: carrier.captives + (hit?.own ?? 0) };
    steps.push({
      from,
      to,
      move: from + (hit ? 'x' : '-') + to,
      captured: hit?.own ?? 0,
      freed: hit?.captives ?? 0,
      returned: returns ? carrier.own : 0,
      killed: returns ? carrier.captives : 0,
      next,
    });
  }
  return steps;
}

/** Tags and the empty line behind them. A value has no control characters, and a backslash only before a quote or another. */
const tagLines = /^((\[[a-z\d]+ "([^"\\\0-\x1f]|\\["\\])*"\]\n)+\n)?/i;
/** A tag that is there twice, or says that the record is of another version. */
const badTags = /^\[(Puluc|Position) "[^]*^\[\1 "|^\[Puluc "(?!1")/m;

/**
 * The positions of a record, the first one's to the last one's, each with the throw of its turn. As strict as the program.
 * @returns {Position[]}
 * @throws {Unreadable}
 */
export function readGame(/** @type {string} */ text) {
  const plain = text.trim().replace(/\r\n?/g, '\n');
  const turn = /(?:(\d+)\.[ \n]+)?([1-5]):(\d+[-x]\d+)[ \n]+/y;
  const [tags] = /** @type {string[]} */ (tagLines.exec(plain));
  if (badTags.test(tags)) throw new Unreadable(1);
  const positions = [readPosition(/^\[Position "(.*)"\]$/m.exec(tags)?.[1] ?? '5/9/5 r')];
  let at = tags.length;
  for (let number = 0; ; at = turn.lastIndex) {
    const last = /** @type {Position} */ (positions.at(-1));
    turn.lastIndex = at;
    const match = turn.exec(plain);
    if (!match) {
      if (plain.slice(at) !== (sides[winner(last)] ?? '*')) throw new Unreadable(at + 1);
      return positions;
    }
    const [, counted, thrown, move] = match;
    const now = { ...last, thrown: Number(thrown) };
    const step = legalSteps(now).find((one) => one.move === move);
    // Red's turns are counted, and a first turn that is Green's.
    const wanted = last.toMove && number ? undefined : String(++number);
    if (!step || counted !== wanted || (last.thrown && last.thrown !== now.thrown)) throw new Unreadable(at + 1);
    positions.splice(-1, 1, now, step.next);
  }
}
