// The pictures of the site that can't be SVG: the icons of an installed game, and what social networks show of a page.
// Drawn from the project's own icon and from `puluc diagram`, and rasterised when the site is built.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escaped } from './frame.mjs';
import { outlines } from './fonts.mjs';

const { resolve } = createRequire(import.meta.url);
const ready = initWasm(fs.readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

async function png(/** @type {string} */ svg, /** @type {number} */ width) {
  await ready;
  const fontBuffers = await outlines();
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers, defaultFontFamily: 'Alegreya' } });
  return drawing.render().asPng();
}

const icon = fs.readFileSync(new URL('../page/icon.svg', import.meta.url), 'utf8');
// A launcher cuts a maskable icon to its own shape: the ground goes to the edges, and the sun keeps clear of them.
const maskable = icon
  .replace('viewBox="0 0 64 64"', 'viewBox="-4 -4 72 72"')
  .replace('<rect x="0" y="0" width="64" height="64" rx="14"', '<rect x="-4" y="-4" width="72" height="72"');

/** The icons, by the name of their file; their sizes are in manifest.webmanifest. */
export async function icons() {
  return {
    'icon-192.png': await png(icon, 192),
    'icon-512.png': await png(icon, 512),
    'maskable-512.png': await png(maskable, 512),
    'touch-180.png': await png(maskable, 180),
  };
}

/** The icon inside another drawing, which has gradients of its own. */
const emblem = icon.replace(/\b(d[01])\b/g, 'icon-$1').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

const [width, height] = [1200, 630];
const position = '2/1r1(ggr)1(rg)1g1/1 r';

/** One picture: the title over a board. */
function preview(/** @type {string} */ title, /** @type {string} */ diagram) {
  const board = diagram.replace('<svg ', `<svg x="60" y="215" preserveAspectRatio="xMidYMid meet" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="#f6edda"/><stop offset="1" stop-color="#e9d9ba"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<svg x="60" y="70" width="96" height="96" viewBox="0 0 64 64">${emblem}</svg>
<text x="186" y="140" font-family="Alegreya" font-size="76" font-weight="500" fill="#35251b">${escaped(title)}</text>
${board}
</svg>`;
}

/** What social networks show of each page, by the name of its file. */
export async function previews(/** @type {{ name: string, language: string, title: string }[]} */ pages, /** @type {(words: string[]) => string} */ puluc) {
  const diagram = puluc(['diagram', position, '--width', String(width - 120)]);
  const files = pages.map(async ({ name, language, title }) => [`${name}-${language}.png`, await png(preview(title, diagram), width)]);
  return Object.fromEntries(await Promise.all(files));
}
