// Pages of other people, opened in the browsers: what the tests of <puluc-board> stand on.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { browsers, launch } from './browsers.mjs';
import { Board, hosted } from './host.mjs';
import { until } from './until.mjs';

export const puzzle = '<puluc-board position="4/2r1g4/4 r" throw="2" mode="puzzle" goal="capture"><p>A puzzle</p></puluc-board>';
export const two = `<p><label>Field <input id="field"></label> <label>Slider <input id="slider" type="range"></label></p>${puzzle}
<p>Between <a href="#x" id="link">a link</a></p><puluc-board seed="3"></puluc-board><p id="below">Below</p>`;

/** Opens pages of another origin in a browser; `open(test, body, ...)` gives the tab and the boards in it. */
export function onPages(only, declare) {
  for (const name of browsers.filter((browser) => only.includes(browser))) {
    describe(name, () => {
      let browser;
      before(async () => void (browser = await launch(name)));
      after(() => browser?.close());
      declare(async (t, pages, { shape, hosting, flawless = true } = {}) => {
        const host = await hosted(typeof pages === 'string' ? { 'index.html': pages } : pages, hosting);
        const tab = await browser.tab(shape);
        t.after(async () => {
          await tab.close();
          await host.close();
          if (flawless) assert.deepEqual(tab.errors, [], 'complaints in the console');
        });
        await tab.open(host.url);
        await until('the first board', () => tab.run(() => Boolean(document.querySelector('puluc-board')?.shadowRoot?.querySelector('svg'))));
        return { tab, host, board: (place = 0) => new Board(tab, place) };
      }, name);
    });
  }
}

/** The frame of the nth live board, for Chromium. */
export const frameOf = (tab, place = 0) => tab.page.frames().filter((frame) => frame.url().includes('board.html'))[place];
