// A position as an SVG picture, put together from parts that the program's own scene was cut into
// (web/ui/diagram_parts.hpp): the very picture that `puluc diagram` prints. Not here: where it stands in a page. The one
// idea: a picture is a list of layers, each a fragment and where it goes; as a text for tests, as elements for a page.

import { killed, legalSteps, winner } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('diagram-parts').Parts} Parts */
/** @typedef {{ standing: boolean, side: number, lang: 'en' | 'es', coordinates: boolean, ways: boolean }} Look  `ways`: show what the throw allows */
/** @typedef {{ fragment: string, at?: number[], scale?: number }} Layer */

/** "1 2 3 4" as [[1, 2], [3, 4]]. */
const points = (/** @type {string} */ text) => (text.match(/\S+ \S+/g) ?? []).map((pair) => pair.split(' ').map(Number));
const plus = (a, b) => [a[0] + b[0], a[1] + b[1]];

export function boardOf(/** @type {Parts} */ { boards }, /** @type {Look} */ { standing, side }) {
  return standing ? { ...boards.standing, ...(side ? boards.turned : {}) } : boards.lying;
}

/** A dot after the other from one place to another, without the places themselves. */
function* trail(/** @type {number[]} */ from, /** @type {number[]} */ to, [margin, step]) {
  const way = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...way);
  for (let along = margin; along <= length - margin + 0.01; along += step) {
    yield plus(from, way.map((part) => (part * along) / length));
  }
}

/** The board without any piece. @returns {Layer[]} */
export function emptyBoard(/** @type {Parts} */ parts, /** @type {Look} */ look) {
  const board = boardOf(parts, look);
  const each = (/** @type {string} */ list, /** @type {(i: number) => string} */ fragmentOf) => points(list).map((at, i) => ({ fragment: fragmentOf(i), at }));
  return [
    { fragment: parts.defs + board.board },
    ...each(board.rows, (i) => board.cobs[i % 2]),
    { fragment: board.hollow },
    ...each(board.spaces, () => board.place).slice(1, -1),
    ...(look.coordinates ? each(board.numbers, (i) => board.number.replace('{0}', String(i + 1))) : []),
  ];
}

/** The cities, what the throw lets move, and the pieces, from back to front. @returns {Layer[]} */
export function piecesOn(/** @type {Parts} */ parts, /** @type {Position} */ position, /** @type {Look} */ look) {
  const board = boardOf(parts, look);
  const won = winner(position);
  const spaces = points(board.spaces);
  /** @type {Layer[]} */
  const layers = [];
  /** @type {Layer[]} */
  const pieces = [];
  const put = (side, role, at) => {
    const [scale, ...widths] = board.scales[role][side];
    let line = 0;
    const fragment = parts.pieces[side].replace(/stroke-width="[^"]*"/g, () => `stroke-width="${widths[line++]}"`);
    pieces.push({ fragment, at, scale: Number(scale) });
  };

  for (const side of [0, 1]) {
    const { ground, temple } = board.cities[side];
    const state = won === side ? 2 : won < 0 && position.toMove === side ? 1 : 0;
    const trays = points(board.killed[look.lang][side]);
    const slots = points(board.home[side]);
    layers.push({ fragment: ground }, { fragment: board.temples[side][state], at: points(temple)[0] });
    layers.push(...slots.map((at) => ({ fragment: board.slot, at })), ...trays.map((at) => ({ fragment: board.tray, at })));
    const dead = killed(position, side);
    layers.push({ fragment: board.words[look.lang][side].replace('{0}', String(dead)) });

    for (let i = 0; i < position.home[side]; i++) put(side, 'home', slots[i]);
    position.piles.forEach((pile, space) => {
      if (!pile) return;
      const ours = pile.side === side;
      const load = ours ? pile.own - 1 : pile.captives;
      if (ours) put(side, 'carrier', spaces[space]);
      if (load < 1) return;
      points(board[ours ? 'compatriot' : 'captive'][load - 1]).forEach((at) => put(side, 'captive', plus(spaces[space], at)));
    });
    for (let i = 0; i < dead; i++) put(side, 'killed', trays[i]);
  }

  const steps = look.ways ? legalSteps(position) : [];
  for (const { from, to } of steps) {
    for (const at of trail(spaces[from], spaces[to], points(board.trail)[0])) layers.push({ fragment: board.dot, at });
    if (to > 0 && to < 10) layers.push({ fragment: board.target, at: spaces[to] });
  }
  for (const { from } of steps) {
    const city = from === 0 || from === 10;
    const at = city ? points(board.home[position.toMove])[position.home[position.toMove] - 1] : spaces[from];
    layers.push({ fragment: board.rings[city ? 'home' : 'carrier'], at });
  }
  return [...layers, ...pieces];
}

const moved = (/** @type {Layer} */ { at, scale }) => `translate(${at})${scale ? ` scale(${scale})` : ''}`;

/** The layers as the text of SVG elements. */
export const layersText = (/** @type {Layer[]} */ layers) =>
  layers.map((layer) => (layer.at ? `<g transform="${moved(layer)}">${layer.fragment}</g>` : layer.fragment)).join('');

/** The colours of a theme, as custom properties. */
export const colours = (/** @type {Parts} */ { themes }, /** @type {'light' | 'dark' | 'contrast'} */ theme) =>
  themes[theme].split(' ').map((colour, i) => `--${i}:${colour}`).join(';');

// --- As elements: made one by one, since a page may forbid making them from a text ---

const namespace = 'http://www.w3.org/2000/svg';
const svgElement = (/** @type {string} */ tag, /** @type {Record<string, string>} */ attributes = {}) => {
  const made = document.createElementNS(namespace, tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  return made;
};

/** Each fragment is read once, and then copied. @type {Map<string, Element>} */
const made = new Map();

function copyOf(/** @type {string} */ fragment) {
  if (!made.has(fragment)) {
    const root = svgElement('g');
    /** @type {Element} */
    let at = root;
    for (const [, closes, tag, attributes, alone, words] of fragment.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g)) {
      if (closes) at = /** @type {Element} */ (at.parentElement);
      else {
        const child = svgElement(tag);
        for (const [, name, value] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) child.setAttribute(name, value);
        at.append(child);
        child.append(words);
        if (!alone) at = child;
      }
    }
    // A shape alone needs no group to be moved in.
    const [first, second] = root.children;
    made.set(fragment, first && !second && !first.hasAttribute('transform') ? first : root);
  }
  return /** @type {Element} */ (made.get(fragment)?.cloneNode(true));
}

function groupOf(/** @type {Layer} */ layer) {
  const group = copyOf(layer.fragment);
  if (layer.at) group.setAttribute('transform', moved(layer));
  return group;
}

/** The picture of a position as an element, as large as its container makes it. */
export function diagramElement(/** @type {Parts} */ parts, /** @type {Position} */ position, /** @type {Look} */ look) {
  const svg = svgElement('svg', {
    viewBox: `0 0 ${boardOf(parts, look).size}`,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  svg.append(...[...emptyBoard(parts, look), ...piecesOn(parts, position, look)].map(groupOf));
  return svg;
}
