// An SVG picture as a flat list of shapes, for comparing pictures that are written in different ways: groups are moved
// and scaled into place, references are followed, joined outlines and rows of dots are taken apart.

/** @typedef {{ kind: string, numbers: number[], style: string }} Shape */

/**
 * @param {string} svg  as the program and the page write it
 * @param {(colour: string) => string} colour  gives a colour the form that is compared
 * @returns {Shape[]}
 */
export function shapesOf(svg, colour) {
  const elements = parse(svg);
  const byId = new Map();
  const index = (node) => {
    if (node.attributes.id) byId.set(node.attributes.id, node);
    node.children.forEach(index);
  };
  index(elements);
  const shapes = [];
  walk(elements, { x: 0, y: 0, scale: 1, stretch: 1 }, { byId, colour, shapes });
  return withSortedDots(shapes);
}

function parse(svg) {
  const root = { tag: 'root', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closes, tag, attributes, alone, text] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g)) {
    if (closes) open.pop();
    else {
      const node = { tag, attributes: Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => m.slice(1))), children: [], text };
      open.at(-1).children.push(node);
      if (!alone) open.push(node);
    }
  }
  return root;
}

/** Where a node's own transform leaves what is in it. */
function placed(at, transform = '') {
  const [x, y] = /translate\(([^)]*)\)/.exec(transform)?.[1].split(/[ ,]/).map(Number) ?? [0, 0];
  const [scale, across] = /scale\(([^)]*)\)/.exec(transform)?.[1].split(/[ ,]/).map(Number) ?? [1];
  return { x: at.x + x * at.scale, y: at.y + y * at.scale, scale: at.scale * scale, stretch: across ?? 1 };
}

function walk(node, at, context) {
  const { tag, attributes: a } = node;
  if (tag === 'defs' || tag === 'title') return;
  const here = placed(at, a.transform);
  const x = (value) => here.x + Number(value) * here.scale;
  const y = (value) => here.y + Number(value) * here.scale * here.stretch;
  const sized = (...values) => values.map((value) => Number(value ?? 0) * here.scale);
  const painted = paintOf(a, here.scale, context);
  const add = (kind, ...numbers) =>
    painted && context.shapes.push({ kind, numbers: [...numbers, ...painted.numbers], style: painted.style });
  if (tag === 'rect') add('rect', x(a.x), y(a.y), ...sized(a.width, a.height, a.rx));
  else if (tag === 'circle') add('circle', x(a.cx ?? 0), y(a.cy ?? 0), ...sized(a.r));
  else if (tag === 'text') add(`text ${node.text} ${a['text-anchor']} ${a['font-family']}`, x(a.x), y(a.y), ...sized(a['font-size'], a.textLength));
  else if (tag === 'use') walk(context.byId.get(a.href.slice(1)), { ...here, x: x(a.x), y: y(a.y) }, context);
  else if (tag === 'path') for (const outline of outlines(a.d)) add(/h0/.test(a.d) ? 'dot' : 'path', ...outline.flatMap(([px, py]) => [x(px), y(py)]));
  node.children.forEach((child) => walk(child, here, context));
}

/** The outlines of a path of M, m, l, z and h0, each as its points. */
function outlines(d) {
  const found = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of d.matchAll(/([Mmlzh])([^Mmlzh]*)/g)) {
    const [dx, dy] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'z' || command === 'h') continue;
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    if (command === 'l') found.at(-1).push([x, y]);
    else found.push([[x, y]]);
  }
  return found;
}

/** How a shape is painted; nothing where it can't be seen. */
function paintOf(a, scale, { byId, colour }) {
  const clear = (text) => /^#\w{6}00$/.test(text);
  const paint = (name) => {
    const value = a[name];
    if (!value || value === 'none') return '-';
    const gradient = /^url\(#(.*)\)$/.exec(value);
    if (!gradient) return clear(colour(value, a[`${name}-opacity`])) ? '-' : colour(value, a[`${name}-opacity`]);
    const { attributes, children } = byId.get(gradient[1]);
    const stops = children.map((stop) => colour(stop.attributes['stop-color'], stop.attributes['stop-opacity']));
    return stops.every(clear) ? '-' : attributes.x2 + stops.join('>');
  };
  const blur = a.filter ? byId.get(a.filter.slice(5, -1)).children[0].attributes.stdDeviation * scale : 0;
  const [fill, stroke] = [paint('fill'), paint('stroke')];
  if (fill === '-' && stroke === '-') return undefined;
  const width = stroke === '-' ? 0 : Number(a['stroke-width']) * scale;
  return { numbers: [width, blur], style: [fill, stroke, a['stroke-dasharray'] ?? ''].join(' ') };
}

/** Rows of dots are written by colour, in an order that means nothing. */
function withSortedDots(shapes) {
  const key = ({ style, numbers: [x, y] }) => x * 1e5 + y * 10 + style.length;
  const sorted = [];
  for (let i = 0; i < shapes.length; ) {
    let end = i + 1;
    while (shapes[i].kind === 'dot' && shapes[end]?.kind === 'dot') end++;
    sorted.push(...shapes.slice(i, end).sort((a, b) => key(a) - key(b)));
    i = end;
  }
  return sorted;
}
