// What a writer can say about a board, as the element's attributes or in the address of board.html: read and checked. Both
// ends check with this. Not here: what is done with it. The one idea: every option is a text; one that can't be used is
// named, and the board goes on as if it were not there.

import { readGame, readPosition, winner } from './position.js';

/** @typedef {import('./fragment.js').Options} Options */
/** @typedef {{ name: string, value: string, column?: number }} Fault */

const onOff = /^(on|off)$/;
/** @type {Record<string, RegExp | ((value: string) => unknown)>} */
const forms = {
  position: readPosition,
  throw: /^[1-5]$/,
  game: readGame,
  ply: /^\d{1,6}$/,
  mode: /^(diagram|play|replay|puzzle|watch)$/,
  side: /^(red|green)$/,
  level: /^$/,
  goal: /^(throw|enter|capture|free|return|kill|win|best|reach:[1-9])$/,
  lang: /^(auto|en|es)$/,
  theme: /^(auto|light|dark|contrast)$/,
  orientation: /^(auto|lying|standing)$/,
  controls: onOff,
  coordinates: onOff,
  sound: onOff,
  seed: /^\d{1,19}$/,
  label: /./,
};
export const names = Object.keys(forms);

const defaults = { mode: 'play', lang: 'auto', theme: 'auto', orientation: 'auto', controls: 'on', coordinates: 'on', sound: 'off' };

/** An option that is there without a value is switched on. */
const plain = (/** @type {string} */ name, /** @type {string} */ value) => {
  if (value === '' && forms[name] === onOff) return 'on';
  return name === 'lang' ? value.toLowerCase().replace(/^(en|es)-.*/, '$1') : value.trim();
};

/** Whether the value of an option can be used; where not, what is wrong. */
function faultOf(/** @type {string} */ name, /** @type {string} */ value, /** @type {string[]} */ levels) {
  const form = name === 'level' ? new RegExp(`^(${levels.join('|')})(,(${levels.join('|')}))?$`) : forms[name];
  try {
    if (form instanceof RegExp ? form.test(value) : form(value)) return undefined;
  } catch (error) {
    return { name, value, column: error.column };
  }
  return { name, value };
}

/**
 * The options that can be used, and those that can't.
 * @param {Record<string, unknown>} given
 * @param {string[]} levels  the computer's
 */
export function checked(given, levels) {
  /** @type {Options} */
  const options = { ...defaults };
  /** @type {Fault[]} */
  const faults = [];
  for (const name of names) {
    if (given[name] === undefined || given[name] === null) continue;
    const value = plain(name, String(given[name]));
    const fault = faultOf(name, value, levels);
    if (fault) faults.push(fault);
    else options[name] = value;
  }
  const { mode, game, ply, level } = options;
  if (mode === 'puzzle' && !options.goal) faults.push({ name: 'goal', value: '' });
  // Good values that have no meaning beside the others.
  const idle = {
    throw: game || winner(beginning(options)) >= 0,
    level: mode !== 'watch' && /,/.test(level),
    ply: game && Number(ply) >= readGame(game).length,
  };
  for (const name in idle) {
    if (!idle[name] || !options[name]) continue;
    faults.push({ name, value: options[name] });
    delete options[name];
  }
  return { options, faults };
}

/** The position that a board with these options shows first. */
export function beginning(/** @type {Options} */ { game, position, ply, mode, throw: thrown }) {
  if (game) return readGame(game).at(Number(ply ?? (mode === 'replay' ? 0 : -1)));
  const begin = readPosition(position ?? '5/9/5 r');
  return thrown ? { ...begin, thrown: Number(thrown) } : begin;
}
