// The stage of the browser tests: for each browser one instance for a file's tests, and for each test a tab of its own
// with the game in it, closed afterwards.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { browsers, launch } from './browsers.mjs';
import { Game } from './game.mjs';
import { site } from './site.mjs';

/** Long, because a machine that builds at the same time is slow; a test ends as soon as its state is there. */
export const patience = { timeout: 240_000 };

/**
 * @typedef {object} Scene  what a test starts with
 * @property {import('./browsers.mjs').Shape} [shape]
 * @property {string} [query]  after the address: '?seed=7#position=5/9/5_r'
 * @property {Parameters<typeof site>[0]} [host]
 * @property {string[]} [intents]  to get to where the test begins; two persons unless given
 * @property {string} [position]  that two persons play from
 * @property {boolean} [flawless]  false where the browser's console has reason to complain
 */
/** @typedef {(test: import('node:test').TestContext, scene?: Scene) => Promise<{ game: Game, tab: import('./browsers.mjs').Tab, server: Awaited<ReturnType<typeof site>> }>} Open */

/**
 * Declares tests for each of the browsers that is there.
 * @param {(open: Open, name: string) => void} declare
 * @param {string[]} [only]  the browsers that can do what these tests need
 */
export function inBrowsers(declare, only = ['chromium', 'firefox', 'webkit']) {
  for (const name of browsers.filter((browser) => only.includes(browser))) {
    describe(name, () => {
      let browser;
      before(async () => void (browser = await launch(name)));
      after(() => browser?.close());

      declare(async (test, { shape, query, host, intents, position, flawless = true } = {}) => {
        const server = await site(host);
        const tab = await browser.tab(shape);
        test.after(async () => {
          await tab.close();
          await server.close();
          if (flawless) assert.deepEqual(tab.errors, [], 'complaints in the console');
        });
        const game = await new Game(tab).open(server.url, query);
        if (intents) await game.intents(...intents);
        else await game.twoPersons();
        if (position) await game.intents(`open-text ${position}`);
        return { game, tab, server };
      }, name);
    });
  }
}
