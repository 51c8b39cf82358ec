// A thousand games in one page: the memory stays what it was, and each game is the one that a fresh page plays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBrowsers, patience } from './stage.mjs';

const games = 1000;

/** Plays whole games by intents alone, with the seeds from `first` on, and returns their records. */
function playGames(tab, first, count) {
  return tab.run(async (from, wanted) => {
    const { puluc } = globalThis;
    const records = [];
    for (let seed = from; seed < from + wanted; seed++) {
      puluc.intent(`seed ${seed}`);
      puluc.intent('new-game');
      // A throw that changes nothing: somebody has won.
      for (let before = ''; before !== puluc.position(); ) {
        before = puluc.position();
        puluc.intent('throw');
        puluc.intent('throw');
        puluc.intent('choose-next');
        puluc.intent('play-chosen');
      }
      records.push(puluc.record());
      await new Promise((done) => setTimeout(done));
    }
    return records;
  }, first, count);
}

inBrowsers((open) => {
  test(`${games} games leave the memory as it was`, { timeout: 900_000 }, async (t) => {
    const { game, tab, server } = await open(t, { shape: { width: 320, height: 420 } });
    await game.intents('motion reduced', 'sound off');
    const measure = async () => {
      await tab.session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await tab.session.send('Runtime.getHeapUsage');
      return { program: await tab.run(() => globalThis.puluc.memory()), page: usedSize };
    };
    await playGames(tab, 1, games / 10);
    const before = await measure();
    const records = await playGames(tab, 1, games);
    const after = await measure();
    t.diagnostic(`program ${before.program} -> ${after.program} bytes, page ${before.page} -> ${after.page} bytes`);
    assert.equal(new Set(records).size, games, 'the games were played');
    assert.equal(after.program, before.program);
    assert.ok(after.page < before.page + 4_000_000); // the records themselves are in it
    for (let seed = 50; seed <= games; seed += 190) {
      await game.open(server.url, `?seed=${seed}`);
      assert.deepEqual(await playGames(tab, seed, 1), [records[seed - 1]], `seed ${seed} in a fresh page`);
    }
  });
}, ['chromium']);
