// Runs the browser tests, two files at a time, since a browser waits as much as it works: node tests/e2e/run.mjs [FILE...]
// Each file has an X display of its own (Firefox and WebKit need one, even unseen), and what it prints stays together.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const all = () => fs.readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
const files = process.argv.length > 2 ? process.argv.slice(2) : all().map((name) => path.join(folder, name));
const hasDisplays = spawnSync('xvfb-run', ['--help']).status === 0;

/** Runs one file to its end and returns its status. */
function run(file, display) {
  const test = ['node', '--test', file];
  const command = hasDisplays ? ['xvfb-run', '-n', String(display), '-s', '-screen 0 2000x1300x24', ...test] : test;
  const program = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
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
    if ((await run(file, display)) !== 0) failed.push(path.basename(file));
  }
}

await Promise.all([worker(90), worker(91)]);
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`);
  process.exit(1);
}
