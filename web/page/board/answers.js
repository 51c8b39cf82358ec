// The frame's end of the protocol: carries out what the page around asks for, and tells it what happens. Not here: the
// forms of messages (protocol.js), the game. The one idea: only the window around may speak, the origin that spoke first
// stays the only one, and each answer is what the program says afterwards.

import { beginning, checked } from './options.js';
import { killed, readPosition, winner, writePosition } from './position.js';
import { isCall, version } from './protocol.js';
import { levels } from 'diagram-parts';

/** @typedef {import('../program.js').Program} Program */
/** @typedef {import('./options.js').Options} Options */

class Refusal extends Error {
  constructor(/** @type {string} */ code, /** @type {string} */ message) {
    super(message);
    this.code = code;
  }
}
const notNow = () => new Refusal('not-now', 'That can’t be done now.');

/** The program's words for how the board is to behave: web/ui/embedding.hpp. */
function embedding(/** @type {Options} */ options) {
  const words = { mode: options.mode, side: options.side, level: options.level, goal: options.goal, ply: options.ply };
  const { controls, coordinates, orientation } = options;
  Object.assign(words, { controls, coordinates, board: orientation === 'auto' ? undefined : orientation });
  return Object.entries(words).map(([name, value]) => (value ? ` ${name}=${value}` : '')).join('');
}

const languages = { auto: 'automatic', en: 'english', es: 'spanish' };
const without = ({ chance, reaches, ...move }) => move;

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

export function answering() {
  /** @type {Program} */
  let program;
  /** @type {Options} */
  let options;
  /** The origin of the page around, once it has spoken. @type {string | undefined} */
  let host;
  let ready = false;
  let seen = true;
  /** How many moves led to what is shown. */
  let shown = 0;
  /** Ask to be looked at when something has changed. @type {Set<() => void>} */
  const waiting = new Set();

  const post = (message) => parent.postMessage({ puluc: version, ...message }, !host || host === 'null' ? '*' : host);

  /** Opens what the options say, or says what is wrong with it. */
  const open = () => {
    program.intent('dismiss');
    program.intent(`open-text ${options.game ?? writePosition(beginning(options))}`);
    const reason = program.accessible().notice;
    if (reason) throw new Refusal('unreadable', reason);
  };
  const apply = (/** @type {Options} */ before = {}) => {
    program.intent(`theme ${options.theme === 'auto' ? 'automatic' : options.theme}`);
    program.intent(`language ${languages[options.lang]}`);
    program.intent(`sound ${options.sound}`);
    program.intent(`embed${embedding(options)}`);
    if (before.seed !== options.seed && options.seed) program.intent(`seed ${options.seed}`);
    if (['position', 'throw', 'game', 'ply', 'mode'].some((name) => before[name] !== options[name])) open();
  };

  /** Does what an intent says; refuses where nothing came of it. */
  const ask = (/** @type {string} */ intent) => {
    const state = () => program.position() + program.record();
    const before = state();
    program.intent(intent);
    if (state() === before) throw notNow();
    return null;
  };
  const lying = () => program.advice().moves.length > 0;
  const thrown = (/** @type {number | undefined} */ value) => {
    if (/ [1-5]$/.test(program.position()) || winner(readPosition(program.position())) >= 0) throw notNow();
    ask(value ? `throw ${value}` : 'throw');
    // Nothing moves that nobody sees: the sticks lie at once.
    if (!seen) program.intent('skip');
    return new Promise((resolve, reject) => {
      const look = () => {
        const value = Number(/ ([1-5])$/.exec(program.position())?.[1]);
        if (value && !lying()) return;
        waiting.delete(look);
        if (value) resolve(value);
        else reject(notNow());
      };
      waiting.add(look);
      look();
    });
  };

  /** @type {Record<string, (...args: any[]) => any>} */
  const deeds = {
    connect: () => null,
    focus: () => (document.getElementById('canvas')?.focus({ preventScroll: true }), null),
    set: (/** @type {Options} */ given) => {
      const before = options;
      options = checked(given, levels).options;
      apply(before);
      return null;
    },
    play: (/** @type {string} */ wanted) => {
      const move = program.advice().moves.find((one) => one.move === wanted);
      if (!move) throw new Refusal('illegal', `${wanted} is not a move that can be made now.`);
      ask(`play ${move.from}`);
      return without(move);
    },
    throwSticks: thrown,
    undo: () => ask('take-back'),
    redo: () => ask('redo'),
    goTo: (/** @type {number} */ ply) => {
      program.intent(`go-to ${ply}`);
      if (shown !== ply) throw notNow();
      return null;
    },
    setPosition: (/** @type {string} */ position) => {
      options = { ...options, position, throw: undefined, game: undefined };
      try {
        readPosition(position);
      } catch {
        // The program says what is wrong with it.
        program.intent(`open-text ${position}`);
        const reason = program.accessible().notice ?? '';
        program.intent('dismiss');
        throw new Refusal('unreadable', reason);
      }
      open();
      return null;
    },
    getPosition: () => program.position(),
    getGame: () => program.record(),
    legalMoves: () => program.advice().moves.map(without),
    reset: () => (program.intent('reset'), null),
    showSolution: () => {
      if (!options.goal) throw notNow();
      ask('show-solution');
      const [move] = /\d+[-x]\d+(?=\s*\S*\s*$)/.exec(program.record().trim()) ?? [''];
      return { move };
    },
    hint: () => {
      const [best] = program.advice().moves;
      if (!best) throw notNow();
      program.intent('hint');
      return { move: best.move, chance: best.chance };
    },
    score: () => {
      const { red, exact } = program.advice();
      return { red, green: 1 - red, exact, pieces: pieces(program.position()) };
    },
  };

  addEventListener('message', async ({ source, origin, data }) => {
    if (!ready || source !== parent || parent === globalThis.self || !isCall(data)) return;
    if (origin !== (host ?? origin)) return;
    host = origin;
    try {
      post({ id: data.id, result: await deeds[data.call](...data.args) });
    } catch (error) {
      post({ id: data.id, error: { code: error.code ?? 'failed', message: error.message } });
    }
  });

  return {
    /** Starts the board as its address says. `resume` is what a board was put away with. */
    begin(/** @type {Program} */ started, /** @type {Options} */ given, /** @type {string | undefined} */ resume) {
      program = started;
      options = given;
      apply();
      if (resume) program.intent(`resume ${resume}`);
    },
    seen(/** @type {boolean} */ visible) {
      if (visible === seen) return;
      seen = visible;
      program.intent('skip');
      program.visible(seen);
    },
    /** The page around may speak now. */
    ready() {
      ready = true;
      if (parent !== globalThis.self) post({ event: 'ready', detail: {} });
    },
    tell(/** @type {any} */ report) {
      if (report.event === 'state') shown = report.detail.ply;
      if (host) post(report);
    },
    changed: () => waiting.forEach((look) => look()),
  };
}
