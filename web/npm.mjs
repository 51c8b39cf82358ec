// <puluc-board> as an npm package, ready to publish: node web/npm.mjs SITE_FOLDER PACKAGE_FOLDER
// The files are those of the site that a board needs. Not here: publishing.
import fs from 'node:fs';
import path from 'node:path';

const [site, folder] = process.argv.slice(2);
if (!site || !folder || !fs.existsSync(path.join(site, 'puluc-board.js'))) {
  console.error('usage: node web/npm.mjs SITE_FOLDER PACKAGE_FOLDER');
  process.exit(2);
}

const files = [
  'puluc-board.js', 'puluc-board.d.ts', 'puluc-live.js', 'board.html', 'board.js', 'board.css', 'page.css', 'icon.svg', 'puluc-app.js', 'puluc-app.wasm',
  'puluc-table.js', 'puluc-table.wasm', 'table_worker.js', 'licences',
];
/** A site that was built without the solved game has none. */
const optional = ['puluc.table'];

const { license } = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [, version] = /^project\(puluc VERSION ([\d.]+)/m.exec(fs.readFileSync(new URL('../CMakeLists.txt', import.meta.url), 'utf8')) ?? [];
const about = {
  name: 'puluc-board',
  version,
  license,
  description: 'A board of Puluc, the running-fight game of the Maya, for any page: <puluc-board>',
  keywords: ['puluc', 'board game', 'custom element', 'web component'],
  type: 'module',
  main: 'puluc-board.js',
  types: 'puluc-board.d.ts',
  exports: { '.': { types: './puluc-board.d.ts', default: './puluc-board.js' }, './*': './*' },
  sideEffects: ['./puluc-board.js'],
};

fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
for (const file of [...files, ...optional.filter((name) => fs.existsSync(path.join(site, name)))]) {
  fs.cpSync(path.join(site, file), path.join(folder, file), { recursive: true });
}
fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
for (const [from, to] of [['../LICENSE', 'LICENSE'], ['../docs/embedding.md', 'README.md']]) {
  fs.copyFileSync(new URL(from, import.meta.url), path.join(folder, to));
}
