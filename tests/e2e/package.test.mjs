// The npm package as somebody uses it: packed, installed into an empty Vite page, built, and played on; and its types.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { serve } from '../../web/serve.mjs';
import { browsers, launch } from './browsers.mjs';
import { Board } from './host.mjs';
import { patience } from './stage.mjs';

const root = path.resolve('.');
const site = path.resolve(process.env.PULUC_SITE ?? 'build/site');

test('npm pack, install, vite build, play', { ...patience, skip: !browsers.includes('chromium') }, async (t) => {
  fs.mkdirSync('build/e2e', { recursive: true });
  const folder = fs.mkdtempSync(path.resolve('build/e2e/npm-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const run = (program, words, cwd) => execFileSync(program, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const packed = path.join(folder, 'package');
  run(process.execPath, ['web/npm.mjs', site, packed], root);
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', '..'], packed));

  assert.match(JSON.parse(fs.readFileSync(path.join(packed, 'package.json'), 'utf8')).version, /^[1-9]\d*\.\d+\.\d+$/);
  // What its page on the registry links to is there.
  const readme = fs.readFileSync(path.join(packed, 'README.md'), 'utf8');
  for (const [, link] of readme.matchAll(/\[[\w ]+\]\((?!https?:)([^) ]+)\)/g)) {
    assert.ok(link.startsWith('#') ? new RegExp(`^#+ ${link.slice(1).replaceAll('-', ' ')}$`, 'im').test(readme) : fs.existsSync(path.join(packed, link)), link);
  }

  const app = path.join(folder, 'app');
  fs.mkdirSync(app);
  fs.writeFileSync(path.join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }\n');
  fs.writeFileSync(path.join(app, 'index.html'), '<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><puluc-board position="4/2r1g4/4 r 2"></puluc-board><script type="module" src="main.js"></script></html>');
  fs.writeFileSync(path.join(app, 'main.js'), "import { PulucBoard } from 'puluc-board';\nPulucBoard.home = new URL('puluc/board.html', document.baseURI).href;\n");
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', path.join('..', filename)], app);
  fs.copyFileSync(new URL('package_types.ts', import.meta.url), path.join(app, 'use.ts'));
  const compilerOptions = { noEmit: true, strict: true, exactOptionalPropertyTypes: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler', types: [] };
  fs.writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  assert.equal(spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', app], { encoding: 'utf8' }).stdout, '');
  fs.cpSync(path.join(app, 'node_modules/puluc-board'), path.join(app, 'public/puluc'), { recursive: true });
  run(path.join(root, 'node_modules/.bin/vite'), ['build', '--base', './', '--logLevel', 'error'], app);

  const server = await serve(path.join(app, 'dist'));
  const browser = await launch('chromium');
  t.after(async () => {
    await browser.close();
    await server.close();
  });
  const tab = await browser.tab();
  await tab.open(server.url);
  const board = new Board(tab);
  await tab.page.waitForFunction(() => document.querySelector('puluc-board').shadowRoot?.querySelector('svg'));
  assert.match(await board.words(), /Red to move: 2/);
  assert.equal((await board.call('play', '3x5')).captured, 1);
  assert.deepEqual(tab.errors, []);
});
