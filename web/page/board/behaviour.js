// How the program behaves in a frame: as the options of the page around say. Not here: what the options can be
// (options.js), what is played (deeds.js). The one idea: the program is told what has changed, and options that it does not
// take leave everything as it was.

import { beginning, checked } from './options.js';
import { writePosition } from './position.js';
import { Refusal } from './refusal.js';
import { levels } from 'diagram-parts';

/** @typedef {import('../program.js').Program} Program */
/** @typedef {import('./options.js').Options} Options */

/** The options that a live board can have, and those that can't be used. */
export function usable(/** @type {Record<string, unknown>} */ given) {
  const { options, faults } = checked(given, levels);
  if (options.mode === 'diagram') {
    faults.push({ name: 'mode', value: options.mode });
    options.mode = 'play';
  }
  return { options, faults };
}

/** The program's words for how the board is to behave: web/ui/embedding.hpp. */
function embedding(/** @type {Options} */ options) {
  const words = { mode: options.mode, side: options.side, level: options.level, goal: options.goal, ply: options.ply };
  const { controls, coordinates, orientation } = options;
  Object.assign(words, { controls, coordinates, board: orientation === 'auto' ? undefined : orientation });
  return Object.entries(words).map(([name, value]) => (value ? ` ${name}=${value}` : '')).join('');
}

const languages = { auto: 'automatic', en: 'english', es: 'spanish' };
/** The program's words for what is told it one by one. @type {Record<string, (value: string) => string>} */
const words = {
  theme: (value) => `theme ${value === 'auto' ? 'automatic' : value}`,
  lang: (value) => `language ${languages[value]}`,
  sound: (value) => `sound ${value}`,
  seed: (value) => `seed ${value}`,
};
const beginnings = ['position', 'throw', 'game', 'ply', 'mode'];

/** What a board is opened with. With a tag before it, a record is never taken for a position. */
function opening(/** @type {Options} */ options) {
  const { game } = options;
  if (game === undefined) return writePosition(beginning(options));
  return game.startsWith('[') ? game : `[Puluc "1"]\n\n${game}`;
}

/** @param {Program} program */
export function behaviourOf(program) {
  /** What the program does before it is told anything. @type {Options} */
  let options = { theme: 'auto', lang: 'auto', sound: 'on' };

  /** @throws {Refusal} */
  const open = (/** @type {Options} */ next) => {
    program.intent(`open-text ${opening(next)}`);
    const reason = program.accessible().refusal;
    if (!reason) return;
    program.intent('dismiss');
    throw new Refusal('unreadable', reason);
  };

  return {
    get options() {
      return options;
    },
    /** Opens another position or game; refused, it changes nothing. */
    open(/** @type {Options} */ next) {
      open(next);
      options = next;
    },
    /** Takes over the options, as a whole; refused, they change nothing. */
    set(/** @type {Options} */ next) {
      const changed = (/** @type {string} */ name) => next[name] !== options[name];
      const [told, wanted] = [embedding(options), embedding(next)];
      if (told !== wanted) program.intent(`embed${wanted}`);
      try {
        if (beginnings.some(changed)) open(next);
      } catch (error) {
        program.intent(`embed${told}`);
        throw error;
      }
      for (const name in words) if (next[name] && changed(name)) program.intent(words[name](next[name]));
      options = next;
    },
  };
}
