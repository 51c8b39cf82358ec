// What the tests of the pages to read begin with: a browser and the site, and a tab with a page of it.
import { after, before } from 'node:test';
import { browsers, launch } from './browsers.mjs';
import { site } from './site.mjs';
import { patience } from './stage.mjs';

/** A tab of a browser with a page of the site, closed with the test. */
export async function opened(test, { browser, server }, page, shape) {
  const tab = await browser.tab(shape);
  test.after(() => tab.close());
  await tab.open(server.url + page);
  return tab;
}

/** A browser and the site, there while the tests of a block run. */
export function there(name) {
  const at = {};
  before(async () => void Object.assign(at, { browser: await launch(name), server: await site() }));
  after(async () => {
    await at.browser.close();
    await at.server.close();
  });
  return at;
}

export const inChromium = { ...patience, skip: browsers.includes('chromium') ? false : 'needs Chromium' };
