// The review of a game opened from a link: its graph under finger and keys, and the table that stands for it in the
// page's text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBrowsers, patience } from './stage.mjs';

const turns = ['3:0-3', '2:10-8', '5:3x8', '1:10-9', '2:0-2'];
const record = `[Puluc_"1"]\n\n1._${turns[0]}_${turns[1]}_2._${turns[2]}_${turns[3]}_3._${turns[4]}_*`;

inBrowsers((open) => {
  test('the graph of a linked game is tapped and keyed, and reads as a table', patience, async (t) => {
    const query = `?seed=1#game=${encodeURIComponent(record)}`;
    const { game, tab } = await open(t, { query, shape: { width: 390, height: 844, calm: true }, intents: ['open-panel review'] });
    const rows = () => tab.run(() => [...document.querySelectorAll('table:has(caption) tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent)));
    await game.until('the table', async () => (await rows()).length === 5);
    const [, side, thrown, , move, chance, cost, mark] = (await rows())[2];
    assert.deepEqual([side, thrown, move], ['Red', '5', '3x8']);
    assert.ok(Number(chance) > 0 && Number(cost) >= 0 && mark, `${chance} ${cost} ${mark}`);

    const current = () => tab.run(() => [...document.querySelectorAll('table:has(caption) tbody tr')].findIndex((row) => row.hasAttribute('aria-current')) + 1);
    const caption = await tab.run(() => document.querySelector('caption').textContent);
    await game.tap(`press ${caption}`); // its middle
    await game.until('the turn in the middle', async () => [2, 3].includes(await current()));
    const tapped = await current();

    await game.focus();
    // As a hand does: one key is seen before the next.
    for (const key of ['Tab', 'ArrowRight', 'Enter']) {
      await tab.press(key);
      await game.still();
    }
    await game.until('the turn after it', async () => (await current()) === tapped + 1);
  });
}, ['chromium']);
