// What stays: the game and the settings over a reload, the throws when a move is taken back; and what does not: anything
// of a game in the next one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBrowsers, patience } from './stage.mjs';
import { until } from './until.mjs';

/** Plays some turns by the page's intents. */
async function playOn(game, turns) {
  for (let i = 0; i < turns; i++) {
    if ((await game.turn()) === 'throw') await game.intents('throw', 'throw');
    await game.turn();
    await game.intents(`play ${(await game.choices())[0]}`);
  }
  await game.turn();
}

const throwingStorage = "for (const name of ['getItem', 'setItem']) Storage.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); };";
const noStorage = "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";

inBrowsers((open) => {
  test('closing the page and coming back resumes the game and the settings', patience, async (t) => {
    const { game, tab } = await open(t);
    await game.intents('theme dark', 'language spanish');
    await playOn(game, 4);
    const record = await game.record();
    await game.reload();
    assert.equal(await game.record(), record);
    assert.deepEqual(await tab.run(() => [document.documentElement.dataset.theme, document.documentElement.lang]), ['dark', 'es']);
    await playOn(game, 1);
  });

  test('taking back draws no new throw', patience, async (t) => {
    const { game } = await open(t);
    await playOn(game, 6);
    const turns = await game.turns();
    const throws = turns.match(/\d(?=:)/g);
    for (let i = 0; i < 6; i++) await game.intents('take-back');
    const again = [];
    for (let i = 0; i < 6; i++) {
      if ((await game.turn()) === 'throw') await game.intents('throw', 'throw');
      await game.turn();
      again.push((await game.position()).at(-1));
      await game.intents(`play ${(await game.choices())[0]}`);
    }
    assert.deepEqual(again, throws);
  });

  test('redo plays the same turns again', patience, async (t) => {
    const { game } = await open(t);
    await playOn(game, 4);
    const position = await game.position();
    for (let i = 0; i < 3; i++) await game.intents('take-back');
    assert.notEqual(await game.position(), position);
    for (let i = 0; i < 8; i++) await game.intents('redo');
    assert.equal(await game.position(), position);
  });

  test('a second game starts with nothing of the first', patience, async (t) => {
    const { game } = await open(t);
    await playOn(game, 5);
    await game.intents('open-panel throws');
    await game.until('the throws', async () => /Red: \d/.test(await game.part('items')));
    await game.intents('close-panel', 'choose-next', 'new-game');
    await game.until('a new game', async () => (await game.position()) === '5/9/5 r');
    assert.doesNotMatch(await game.turns(), /:/);
    assert.equal(await game.turn(), 'throw');
    await game.intents('open-panel throws');
    await game.until('the panel', async () => (await game.part('panel-title')) !== '');
    assert.match(await game.part('items'), /Nothing has been thrown yet/);
    assert.doesNotMatch(await game.part('items'), /(Red|Green): \d/);
  });

  for (const [kind, before] of Object.entries({ 'that throws': throwingStorage, 'that is not there': noStorage })) {
    test(`storage ${kind}: the game plays, and says once that it can’t save`, patience, async (t) => {
      const { game } = await open(t, { host: { before }, intents: [] });
      await game.until('the notice', async () => /can.t be saved/.test(await game.part('notice')));
      await game.intents('dismiss');
      await game.twoPersons();
      await playOn(game, 2);
      assert.equal(await game.part('notice'), '');
    });
  }
});

inBrowsers((open) => {
  test('the game plays in a sandboxed frame', patience, async (t) => {
    const around = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Around</title><iframe sandbox="allow-scripts" src="index.html?seed=1" width="600" height="500"></iframe>';
    // What keeps service workers away from other tests complains in a sandbox.
    const { tab, server } = await open(t, { shape: { offline: true }, host: { pages: { 'around.html': around }, headers: { 'Access-Control-Allow-Origin': '*' } } });
    await tab.page.goto(`${server.url}around.html`);
    const frame = tab.page.frames()[1];
    await until('the game in the frame', () => frame.evaluate(() => document.documentElement.dataset.state === 'ready').catch(() => false));
    await until('the notice', () => frame.evaluate(() => /can.t be saved/.test(document.querySelector('[data-part=notice]').textContent)));
    await frame.evaluate(() => globalThis.puluc.intent('throw'));
    await until('the throw', () => frame.evaluate(() => /^5\/9\/5 r \d$/.test(globalThis.puluc.position())));
  });

  test('two tabs keep whole games, the last one wins', patience, async (t) => {
    const { game, tab, server } = await open(t);
    const page = await tab.page.context().newPage();
    await page.goto(`${server.url}?seed=9`);
    await page.waitForFunction(() => globalThis.puluc !== undefined);
    await playOn(game, 2);
    await page.evaluate(() => globalThis.puluc.intent('open-text 4/2r6/5 g'));
    await playOn(game, 1);
    const record = await game.record();
    await page.reload();
    await page.waitForFunction(() => globalThis.puluc !== undefined);
    assert.equal(await page.evaluate(() => globalThis.puluc.record()), record);
  });
}, ['chromium']);
