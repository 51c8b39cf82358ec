// The site on the hosts that there are: a sub-folder, .wasm as just some bytes, a strict policy; and no other host.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBrowsers, patience } from './stage.mjs';

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'";
const hosts = {
  'a sub-folder': { base: '/games/puluc/' },
  '.wasm sent as application/octet-stream': { plainWasm: true },
  'a strict content security policy': { headers: { 'Content-Security-Policy': policy } },
};

inBrowsers((open) => {
  for (const [what, host] of Object.entries(hosts)) {
    test(`the game plays from ${what}`, patience, async (t) => {
      // Emscripten's loader says so where it can't compile while it loads.
      const { game } = await open(t, { host, flawless: !host.plainWasm });
      await game.click('sticks');
      await game.until('the throw', async () => /\d$/.test(await game.position()));
    });
  }
});

inBrowsers((open) => {
  test('nothing is asked of another host', patience, async (t) => {
    const { game, tab, server } = await open(t);
    const asked = [];
    tab.page.on('request', (request) => asked.push(request.url()));
    await tab.open(`${server.url}?seed=1`);
    await game.ready();
    await game.click('sticks');
    await game.turn();
    assert.ok(asked.length > 5);
    assert.deepEqual(asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:')), []);
  });

  test('the words of the page are set in the type of the board, which is loaded already', patience, async (t) => {
    const { tab } = await open(t);
    const faces = await tab.run(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`));
    assert.deepEqual(faces, ['Alegreya loaded']);
  });

  test('nothing is asked twice', patience, async (t) => {
    const { server } = await open(t);
    assert.deepEqual(server.requests.filter((path, i) => server.requests.indexOf(path) !== i), []);
  });

  test('a program that can’t be loaded is said', patience, async (t) => {
    const { tab, server } = await open(t, { flawless: false });
    await tab.page.route('**/*.wasm', (route) => route.abort());
    await tab.open(server.url);
    await tab.page.locator('#failure').waitFor({ state: 'visible' });
  });
}, ['chromium']);
