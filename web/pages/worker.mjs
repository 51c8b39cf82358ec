// Writes the site's service-worker.js: node web/pages/worker.mjs SITE
// It names every file that belongs to this version with a hash of its bytes, and the version is the hash of all that. Run
// last, when the site is complete.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const output = 'service-worker.js';
/** What is not kept: what only other machines ask for, what is downloaded on purpose, and the table, which the page keeps. */
const notKept = /^(previews\/|licences\/|source\.tar\.gz$|puluc\.table$|service-worker\.js$)/;

const site = process.argv[2];
if (!site || !fs.existsSync(path.join(site, 'index.html'))) {
  console.error('usage: node web/pages/worker.mjs SITE');
  process.exit(2);
}
const hash = (/** @type {string | Buffer} */ data) => crypto.createHash('sha256').update(data).digest('base64');
const files = Object.fromEntries(
  fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => !notKept.test(name) && fs.statSync(path.join(site, name)).isFile())
    .sort()
    .map((name) => [name, `sha256-${hash(fs.readFileSync(path.join(site, name)))}`]),
);
const source = fs.readFileSync(new URL('../page/service_worker.js', import.meta.url), 'utf8');
const { code } = transformSync(source, { minify: true });
const version = hash(JSON.stringify(files) + code).slice(0, 12);
const text = `const site=${JSON.stringify({ version, files })};\n${code}`;
const file = path.join(site, output);
if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
