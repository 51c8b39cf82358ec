// What the play page loads, and what a page with boards in it loads before one is played on, against their budgets:
//   node web/size.mjs SITE_FOLDER
// Starts at index.html and follows every name of a file of the site that is found in a file that loads. Not loads are links
// to other pages, the worker, which works once the game stands, and the PNG pictures, which are for launchers and social
// networks. Exit status 1 above the budget.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const budget = 280 * 1024;
const elementBudget = 12 * 1024;
const site = process.argv[2];
if (!site || !fs.existsSync(path.join(site, 'index.html'))) {
  console.error('usage: node web/size.mjs SITE_FOLDER');
  process.exit(2);
}

/** The files of the site that the text of one file loads. */
function loads(file) {
  if (!/\.(html|js|mjs|css|webmanifest)$/.test(file)) return [];
  const text = fs.readFileSync(path.join(site, file), 'utf8');
  const names = text.matchAll(/["'(`]([\w./-]+\.(?:js|mjs|css|wasm|svg|ico|json|webmanifest|woff2))["')`]/g);
  return [...names]
    .map(([, name]) => path.join(path.dirname(file), name))
    .filter((name) => name !== 'service-worker.js' && fs.existsSync(path.join(site, name)));
}

const loaded = new Set(['index.html']);
for (const file of loaded) loads(file).forEach((name) => loaded.add(name));

const brotli = (data) => zlib.brotliCompressSync(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const rows = [...loaded].map((file) => {
  const data = fs.readFileSync(path.join(site, file));
  return { file, raw: data.length, brotli: brotli(data) };
});
const total = { file: 'total', raw: 0, brotli: 0 };
for (const row of rows) {
  total.raw += row.raw;
  total.brotli += row.brotli;
}
const print = (file, raw, compressed) => console.log(`${file.padEnd(28)}${String(raw).padStart(10)}${String(compressed).padStart(10)}`);
print('bytes', 'raw', 'brotli');
for (const row of [...rows, total]) print(row.file, row.raw, row.brotli);
print('budget', '', budget);
if (total.brotli > budget) {
  console.error(`The play page loads ${total.brotli - budget} bytes too many.`);
  process.exit(1);
}

const element = brotli(fs.readFileSync(path.join(site, 'puluc-board.js')));
print('puluc-board.js', '', element);
print('budget', '', elementBudget);
if (element > elementBudget) {
  console.error(`A page with boards loads ${element - elementBudget} bytes too many.`);
  process.exit(1);
}
