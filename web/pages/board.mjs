// A <puluc-board> as the pages write it: the tag, and inside it the diagram that is seen where no script runs, drawn when
// the site is built by `puluc diagram`. Not here: what the tag does (web/page/board/).
import { readPosition } from '../page/board/position.js';
import { positionWords } from '../page/board/words.js';
import { escaped, rootFrom } from './frame.mjs';

/** Of a diagram, in pixels; the picture is as sharp at any size. */
export const diagramWidth = 960;

/** Where all pieces are and whose turn it is, in the words that the board itself says. */
const described = (/** @type {string} */ position, /** @type {string} */ language, thrown = 0) =>
  positionWords(/** @type {'en' | 'es'} */ (language), { ...readPosition(position), thrown });

/**
 * @typedef {object} Drawing  a board's diagrams
 * @property {string} name
 * @property {number} height  in pixels, for a page that does not jump
 * @property {Record<string, string>} files  SVG by the name of its file
 */

/**
 * Draws a board's diagrams.
 * @param {string} name
 * @param {string} position
 * @param {number | undefined} value  the throw that lies
 * @param {(words: string[]) => string} puluc  runs the command line
 * @returns {Drawing}
 */
export function drawn(name, position, value, puluc) {
  const text = value ? `${position} ${value}` : position;
  const draw = (/** @type {string} */ theme) => puluc(['diagram', text, '--width', String(diagramWidth), '--theme', theme]);
  const light = draw('light');
  const height = Math.round(Number(/ height="([\d.]+)"/.exec(light)?.[1]));
  return { name, height, files: { [`${name}.svg`]: light, [`${name}-dark.svg`]: draw('dark') } };
}

/**
 * The tag.
 * @param {object} board
 * @param {Drawing} board.drawing
 * @param {string} board.language
 * @param {string} board.position
 * @param {number} [board.value]  the throw that lies
 * @param {Record<string, string | number>} [board.attributes]  more of them
 */
export function board({ drawing, language, position, value, attributes = {} }) {
  const all = { position, ...(value ? { throw: value } : {}), lang: language, ...attributes };
  const file = `${rootFrom(language)}diagrams/${drawing.name}`;
  const list = Object.entries(all).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `<puluc-board ${list.join(' ')}>
<picture><source srcset="${file}-dark.svg" media="(prefers-color-scheme: dark)">
<img src="${file}.svg" alt="${escaped(described(position, language, value))}" width="${diagramWidth}" height="${drawing.height}" loading="lazy"></picture>
</puluc-board>`;
}
