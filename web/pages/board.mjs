// A <puluc-board> as the pages write it: the tag, and inside it the diagram that is seen where no script runs, drawn when
// the site is built by `puluc diagram`. Not here: what the tag does (web/page/board/).
import en from './frame_en.mjs';
import es from './frame_es.mjs';
import { escaped, filled, rootFrom } from './frame.mjs';

const words = { en: en.board, es: es.board };
/** Of a diagram, in pixels; the picture is as sharp at any size. */
export const diagramWidth = 960;

/** Where all pieces are, in words. */
export function described(/** @type {string} */ position, /** @type {string} */ language, /** @type {number} */ value = 0) {
  const w = words[language];
  const [red, track, green] = position.split(' ')[0].split('/');
  const counted = (/** @type {string[]} */ forms, /** @type {number} */ n) => (n === 0 ? [] : [filled(forms[n === 1 ? 0 : 1], n)]);
  const lines = [filled(w.home, w.red, red), filled(w.home, w.green, green)];
  let space = 1;
  for (const [, empty, pile, single] of track.matchAll(/(\d)|\(([rg]+)\)|([rg])/g)) {
    if (empty) {
      space += Number(empty);
      continue;
    }
    const pieces = pile ?? single;
    const own = [...pieces].filter((piece) => piece === pieces[0]).length;
    const others = [...counted(w.compatriots, own - 1), ...counted(w.captives, pieces.length - own)].join(w.and);
    lines.push(filled(others ? w.pile : w.single, space, w.adjective[pieces[0]], others));
    space += 1;
  }
  if (value) lines.push(filled(w.thrown, value));
  return lines.join(' ');
}

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
