// The faces of the pages, cut down to the characters that our two languages use: as woff2 for browsers, and as TrueType for the
// pictures that the build draws. The program's own cut (web/fonts/) is another: it has just what the canvas shows.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const faces = {
  alegreya: '@fontsource/alegreya/files/alegreya-latin-400-normal.woff2',
  'alegreya-medium': '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2',
};
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const characters = `${printableAscii}áéíóúüñÁÉÍÓÚÜÑ¿¡·–—…×‘’“”«»½%−→`;

const cut = (/** @type {string} */ file, /** @type {'woff2' | 'truetype'} */ targetFormat) =>
  subsetFont(fs.readFileSync(resolve(file)), characters, { targetFormat, keepFeatures: ['kern', 'liga', 'lnum', 'tnum'] });

/** The files that the pages load, by name. */
export async function fonts() {
  const files = Object.entries(faces).map(async ([name, file]) => [`${name}.woff2`, await cut(file, 'woff2')]);
  return Object.fromEntries(await Promise.all(files));
}

/** The same faces for a rasteriser. */
export const outlines = () => Promise.all(Object.values(faces).map((file) => cut(file, 'truetype')));
