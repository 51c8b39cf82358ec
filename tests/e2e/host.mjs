// Pages of other people with boards in them: served from an origin of their own, beside the site with the board.
import fs from 'node:fs';
import path from 'node:path';
import { serve } from '../../web/serve.mjs';
import { calling } from './browsers.mjs';
import { site } from './site.mjs';
import { until } from './until.mjs';

const scratch = path.resolve('build/e2e');

/**
 * Serves pages, by name; in their text, {site} is the address of the site.
 * @param {Record<string, string>} pages
 * @param {{ site?: Parameters<typeof site>[0], headers?: Record<string, string> }} [hosting]
 */
export async function hosted(pages, hosting = {}) {
  const boards = await site(hosting.site);
  fs.mkdirSync(scratch, { recursive: true });
  const folder = fs.mkdtempSync(path.join(scratch, 'host-'));
  for (const [name, text] of Object.entries(pages)) fs.writeFileSync(path.join(folder, name), text.replaceAll('{site}', boards.url));
  const host = await serve(folder, { headers: hosting.headers?.['Content-Security-Policy'] ? { 'Content-Security-Policy': hosting.headers['Content-Security-Policy'].replaceAll('{site}', new URL(boards.url).origin) } : {} });
  return {
    url: host.url,
    boards,
    close: async () => {
      await host.close();
      await boards.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** A page with that in its body. */
export const page = (body, { head = '', script = '<script type="module" src="{site}puluc-board.js"></script>' } = {}) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${script}${head}<body>${body}</body></html>`;

/** A board in a tab's page, by its place among the boards: what a script of that page can do with it. */
export class Board {
  constructor(tab, place = 0) {
    this.tab = tab;
    this.place = place;
  }

  /** Calls a method and gives its result, or "code: message" of its refusal. */
  call(method, ...args) {
    return this.tab.run(
      async (place, name, values) => {
        const board = document.querySelectorAll('puluc-board')[place];
        try {
          return await board[name](...values);
        } catch (error) {
          return `${error.code}: ${error.message}`;
        }
      },
      this.place,
      method,
      args,
    );
  }

  set(attributes) {
    return this.tab.run(
      (place, all) => {
        const board = document.querySelectorAll('puluc-board')[place];
        for (const [name, value] of Object.entries(all)) value === null ? board.removeAttribute(name) : board.setAttribute(name, value);
      },
      this.place,
      attributes,
    );
  }

  /** Keeps what the board tells from now on. */
  listen() {
    return this.tab.run((place) => {
      const board = document.querySelectorAll('puluc-board')[place];
      globalThis.told ??= [];
      for (const name of ['ready', 'throw', 'move', 'gameover', 'goal', 'error']) {
        board.addEventListener(name, ({ detail }) => globalThis.told.push({ board: place, name, detail }));
      }
    }, this.place);
  }

  /** The details of what it told under a name. */
  async told(name) {
    const all = await this.tab.run(() => globalThis.told ?? []);
    return all.filter((one) => one.board === this.place && one.name === name).map(({ detail }) => detail);
  }

  isLive() {
    return this.tab.run((place) => document.querySelectorAll('puluc-board')[place].shadowRoot.querySelector('.live iframe') !== null, this.place);
  }

  /** What the picture says to those who hear it, once it is there. */
  words() {
    return until('the words of the picture', () =>
      this.tab.run((place) => document.querySelectorAll('puluc-board')[place].shadowRoot?.querySelector('.picture').getAttribute('aria-label'), this.place),
    );
  }

  box() {
    return this.tab.run((place) => {
      const { left, top, width, height } = document.querySelectorAll('puluc-board')[place].getBoundingClientRect();
      return { left, top, width, height };
    }, this.place);
  }

  async tap() {
    const { left, top, width, height } = await this.box();
    await this.tab.mouseTo(left + width / 2, top + height / 2);
    await this.tab.mouseDown();
    await this.tab.mouseUp();
    await until('the board to live', () => this.isLive());
  }
}

/**
 * The tab as seen from inside a live board: scripts run in its frame, and points are those of its viewport.
 * @param {import('./browsers.mjs').Tab} tab  of Chromium
 * @param {string} selector  of the board
 * @returns {Promise<import('./browsers.mjs').Tab>}
 */
export async function within(tab, selector) {
  const element = await until('the frame of the board', async () => {
    const handle = await tab.page.evaluateHandle((one) => document.querySelector(one).shadowRoot?.querySelector('.live iframe'), selector);
    return handle.asElement();
  });
  const frame = await until('what is in the frame', () => element.contentFrame());
  const outside = async ([x, y]) => {
    const { x: left, y: top, width } = await element.boundingBox();
    const scale = width / (await frame.evaluate(() => innerWidth));
    return [x * scale + left, y * scale + top];
  };
  return {
    ...tab,
    run: (script, ...values) => frame.evaluate(calling(script, values)),
    mouseTo: async (x, y, steps) => tab.mouseTo(...(await outside([x, y])), steps),
    touch: async (points, end) => tab.touch(await Promise.all(points.map(outside)), end),
  };
}
