// What the element says before its board lives, in both languages: the position for those who hear it, the button, what
// is wrong with an option. Once it lives, the program speaks.

import { filled } from '../filled.js';
import { killed, winner } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {'en' | 'es'} Lang */

const words = {
  en: {
    sides: ['Red', 'Green'],
    pieces: ['red', 'green'],
    city: '{0}: {1} at home, {2} killed.',
    single: 'Space {0}: one {1} piece.',
    pile: 'Space {0}: {1} carrier, compatriots {2}, captives {3}.',
    won: '{0} has won.',
    throws: '{0} to throw',
    moves: '{0} to move: {1}',
    start: { play: 'Play', replay: 'Step through', puzzle: 'Solve', watch: 'Watch' },
    board: 'Puluc board',
    loading: 'Loading',
    failed: 'The board could not be loaded. Press to try again.',
    fault: '{0}="{1}" can’t be used here.',
    column: ' See column {0}.',
    needed: 'A puzzle needs a goal="…".',
  },
  es: {
    sides: ['Rojo', 'Verde'],
    pieces: ['roja', 'verde'],
    city: '{0}: {1} en casa, {2} muertas.',
    single: 'Espacio {0}: una pieza {1}.',
    pile: 'Espacio {0}: portadora {1}, compatriotas {2}, cautivas {3}.',
    won: 'Ha ganado {0}.',
    throws: 'Lanza {0}',
    moves: 'Mueve {0}: {1}',
    start: { play: 'Jugar', replay: 'Recorrer', puzzle: 'Resolver', watch: 'Mirar' },
    board: 'Tablero de puluc',
    loading: 'Cargando',
    failed: 'No se pudo cargar el tablero. Pulsa para intentarlo otra vez.',
    fault: '{0}="{1}" no sirve aquí.',
    column: ' Mira la columna {0}.',
    needed: 'Un problema necesita un goal="…".',
  },
};

export const wordsOf = (/** @type {Lang} */ lang) => words[lang];

/** Whose turn it is: "Red to move: 3". */
export function turnWords(/** @type {Lang} */ lang, /** @type {Position} */ position) {
  const { won, throws, moves, sides } = words[lang];
  const side = winner(position);
  if (side >= 0) return filled(won, sides[side]);
  return filled(position.thrown ? moves : throws, sides[position.toMove], position.thrown);
}

/** The whole position, for those who hear it. */
export function positionWords(/** @type {Lang} */ lang, /** @type {Position} */ position) {
  const { city, single, pile, sides, pieces } = words[lang];
  const cities = [0, 1].map((side) => filled(city, sides[side], position.home[side], killed(position, side)));
  const piles = position.piles.map((one, space) =>
    one ? filled(one.own + one.captives > 1 ? pile : single, space, pieces[one.side], one.own - 1, one.captives) : '',
  );
  return [...cities, ...piles, `${turnWords(lang, position)}.`].filter(Boolean).join(' ');
}

export function faultWords(/** @type {Lang} */ lang, /** @type {import('./options.js').Fault} */ { name, value, column }) {
  const { needed, fault, column: where } = words[lang];
  if (name === 'goal' && value === '') return needed;
  return filled(fault, name, value.length > 60 ? `${value.slice(0, 60)}…` : value) + (column ? filled(where, column) : '');
}
