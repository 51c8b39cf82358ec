// Runs the browser tests, two files at a time, since a browser waits as much as it works: node tests/e2e/run.mjs [FILE...]
// Each of the two has an X display (Firefox and WebKit need one, even unseen), and what a file prints stays together.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
/** The longest first, so that the two end together. */
const long = ['size', 'board', 'pages', 'puzzles', 'embed_guide', 'board_life', 'board_messages', 'board_page', 'play', 'lessons', 'hundred', 'graphics', 'input', 'table', 'endurance'].map((name) => `${name}.test.mjs`);
const all = () => [...long, ...fs.readdirSync(folder).filter((name) => name.endsWith('.test.mjs') && !long.includes(name))];
const files = process.argv.length > 2 ? process.argv.slice(2) : all().map((name) => path.join(folder, name));
const hasDisplays = spawnSync('Xvfb', ['-help']).status !== null;

/** Starts an X server, which chooses a number that is free, and returns its name and the way to end it. */
async function openDisplay() {
  if (!hasDisplays) return { env: process.env, close() {} };
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'], // it complains of each number that is taken
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a display')));
  const [number] = await Promise.race([once(server.stdout, 'data'), ended]);
  ended.catch(() => {});
  return { env: { ...process.env, DISPLAY: `:${String(number).trim()}` }, close: () => server.kill() };
}

/** Runs one file to its end and returns its status. */
function run(file, env) {
  const program = spawn('node', ['--test', file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  program.stdout.on('data', (data) => (printed += data));
  return new Promise((done) => {
    program.on('close', (status) => {
      process.stdout.write(`\n=== ${path.basename(file)}\n${printed}`);
      done(status);
    });
  });
}

const failed = [];
async function worker(display) {
  for (let file = files.shift(); file; file = files.shift()) {
    if ((await run(file, display.env)) !== 0) failed.push(path.basename(file));
  }
}

const displays = [await openDisplay(), await openDisplay()];
await Promise.all(displays.map(worker));
for (const display of displays) display.close();
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`);
  process.exit(1);
}
