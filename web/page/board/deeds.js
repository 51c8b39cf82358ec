// What the page around can ask a live board for: each call of the protocol, done by the program. Not here: who may ask, and
// how it is answered (answers.js). The one idea: whether a deed was done is what the program says afterwards.

import { usable } from './behaviour.js';
import { killed, readPosition, winner } from './position.js';
import { notNow, Refusal } from './refusal.js';
import { faultWords } from './words.js';

/** @typedef {import('../program.js').Program} Program */
/**
 * @typedef {object} Outlook  what is known of the board beside what the program says
 * @property {boolean} seen  whether anybody can see it
 * @property {number} ply  how many moves led to what is shown
 * @property {Set<() => void>} waiting  ask to be looked at when something has changed
 */

const without = ({ chance, ...move }) => move;

/** What is counted of each side. */
function pieces(/** @type {string} */ text) {
  const position = readPosition(text);
  return Object.fromEntries(
    ['red', 'green'].map((name, side) => {
      const home = position.home[side];
      const captured = position.piles.reduce((sum, pile) => sum + (pile && pile.side !== side ? pile.captives : 0), 0);
      const dead = killed(position, side);
      return [name, { home, free: 5 - home - captured - dead, captured, killed: dead }];
    }),
  );
}

/** Does what an intent says; refuses where nothing came of it. */
function ask(/** @type {Program} */ program, /** @type {string} */ intent) {
  const state = () => program.position() + program.record();
  const before = state();
  program.intent(intent);
  if (state() === before) throw notNow();
  return null;
}

/** Throws, and gives the value once the sticks lie. */
function throwing(/** @type {Program} */ program, /** @type {Outlook} */ outlook, /** @type {number | undefined} */ value) {
  if (/ [1-5]$/.test(program.position()) || winner(readPosition(program.position())) >= 0) throw notNow();
  ask(program, value ? `throw ${value}` : 'throw');
  // Nothing moves that nobody sees: the sticks lie at once.
  if (!outlook.seen) program.intent('skip');
  return new Promise((resolve, reject) => {
    const look = () => {
      const lies = Number(/ ([1-5])$/.exec(program.position())?.[1]);
      if (lies && program.advice().moves.length === 0) return;
      outlook.waiting.delete(look);
      if (lies) resolve(lies);
      else reject(notNow());
    };
    outlook.waiting.add(look);
    look();
  });
}

/** Those that begin anew, and change the options. */
const beginning = (/** @type {Program} */ program, /** @type {ReturnType<typeof import('./behaviour.js').behaviourOf>} */ behaviour, complain) => ({
  set: (/** @type {Record<string, string>} */ given) => {
    const { options, faults } = usable(given);
    behaviour.set(options);
    complain(faults);
    return null;
  },
  setPosition: (/** @type {string} */ text) => {
    const position = text.trim();
    try {
      readPosition(position);
    } catch ({ column }) {
      const { lang } = program.accessible();
      throw new Refusal('unreadable', faultWords(/** @type {'en' | 'es'} */ (lang), { name: 'position', value: position, column }));
    }
    behaviour.open({ ...behaviour.options, position, throw: undefined, game: undefined });
    return null;
  },
  reset: () => (program.intent('reset'), null),
});

const playing = (/** @type {Program} */ program, /** @type {Outlook} */ outlook) => ({
  play: (/** @type {string} */ wanted) => {
    const move = program.advice().moves.find((one) => one.move === wanted);
    if (!move) throw new Refusal('illegal', `${wanted} is not a move that can be made now.`);
    ask(program, `play ${move.from}`);
    return without(move);
  },
  throwSticks: (/** @type {number | undefined} */ value) => throwing(program, outlook, value),
  undo: () => ask(program, 'take-back'),
  redo: () => ask(program, 'redo'),
  goTo: (/** @type {number} */ ply) => {
    program.intent(`go-to ${ply}`);
    if (outlook.ply !== ply) throw notNow();
    return null;
  },
});

const asking = (/** @type {Program} */ program, /** @type {() => import('./options.js').Options} */ options) => ({
  getPosition: () => program.position(),
  getGame: () => program.record(),
  legalMoves: () => program.advice().moves.map(without),
  showSolution: () => {
    if (!options().goal) throw notNow();
    ask(program, 'show-solution');
    const [move] = /\d+[-x]\d+(?=\s*\S*\s*$)/.exec(program.record().trim()) ?? [''];
    return { move };
  },
  hint: () => {
    const { moves, hint } = program.advice();
    const shown = moves.find(({ move }) => move === hint);
    if (!shown) throw notNow();
    program.intent('hint');
    return { move: shown.move, chance: shown.chance };
  },
  score: () => {
    const { red, exact } = program.advice();
    return { red, green: 1 - red, exact, pieces: pieces(program.position()) };
  },
});

/**
 * Every call by its name.
 * @param {Program} program
 * @param {ReturnType<typeof import('./behaviour.js').behaviourOf>} behaviour
 * @param {Outlook} outlook
 * @param {(faults: import('./options.js').Fault[]) => void} complain  of options that can't be used
 * @returns {Record<string, (...args: any[]) => any>}
 */
export const deedsOf = (program, behaviour, outlook, complain) => ({
  connect: () => null,
  focus: () => (document.getElementById('canvas')?.focus({ preventScroll: true }), null),
  ...beginning(program, behaviour, complain),
  ...playing(program, outlook),
  ...asking(program, () => behaviour.options),
});
