// Whether a page jumps when its boards come: the sum of what Chromium counts as shifts of the layout.
import { until } from './until.mjs';

/** Watches the pages that the tab opens from now on. Their boards come after each was seen without them. */
export async function watchJumps(/** @type {import('./browsers.mjs').Tab & { page: any }} */ tab) {
  await tab.page.addInitScript(() => {
    globalThis.shift = 0;
    const add = (/** @type {any} */ entry) => (globalThis.shift += entry.value);
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  });
  const isSeen = () => tab.run(() => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0);
  await tab.page.route('**/puluc-board.js', async (/** @type {any} */ route) => {
    await until('the page', () => isSeen().catch(() => false));
    await route.continue();
  });
}

/** How much the page has jumped, once all its boards are drawn. */
export async function jumps(/** @type {import('./browsers.mjs').Tab} */ tab) {
  await until('the pictures', () => tab.run(() => [...document.querySelectorAll('puluc-board')].every(({ shadowRoot }) => shadowRoot?.querySelector('svg'))));
  await tab.run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))));
  return tab.run(() => globalThis.shift);
}
