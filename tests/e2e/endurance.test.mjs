// A thousand games in one page: the memory stays what it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBrowsers, patience } from './stage.mjs';

const games = 1000;

/** Plays whole games by intents alone, and returns how many turns they had. */
function playGames(tab, count) {
  return tab.run(async (wanted) => {
    const { puluc } = globalThis;
    let turns = 0;
    for (let game = 0; game < wanted; game++) {
      puluc.intent('new-game');
      // A throw that changes nothing: somebody has won.
      for (let before = ''; before !== puluc.position(); turns++) {
        before = puluc.position();
        puluc.intent('throw');
        puluc.intent('throw');
        puluc.intent('choose-next');
        puluc.intent('play-chosen');
      }
      await new Promise((done) => setTimeout(done));
    }
    return turns;
  }, count);
}

inBrowsers((open) => {
  test(`${games} games leave the memory as it was`, { timeout: 900_000 }, async (t) => {
    const { game, tab } = await open(t, { shape: { width: 320, height: 420 } });
    await game.intents('motion reduced', 'sound off');
    const measure = async () => {
      await tab.session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await tab.session.send('Runtime.getHeapUsage');
      return { program: await tab.run(() => globalThis.puluc.memory()), page: usedSize };
    };
    await playGames(tab, games / 10);
    const before = await measure();
    const turns = await playGames(tab, games);
    const after = await measure();
    t.diagnostic(`${turns} turns; program ${before.program} -> ${after.program} bytes, page ${before.page} -> ${after.page} bytes`);
    assert.ok(turns > games * 10, 'the games were played');
    assert.equal(after.program, before.program);
    assert.ok(after.page < before.page + 1_000_000);
  });
}, ['chromium']);
