// How long the game takes from nothing to ready to throw, against the least page that SDL2 and Dear ImGui make
// (tests/bare): the medians of alternating cold starts in headless Chromium on loopback, and their ratio. It prints
// figures and judges nothing: a machine that builds at the same time tells little.
//   node tests/startup.mjs [SITE BARE_PAGE [ROUNDS]]
import { serve } from '../web/serve.mjs';
import { launch } from './e2e/browsers.mjs';

const [siteFolder = 'build/site', bareFolder = 'build/web/bare', rounds = '9'] = process.argv.slice(2);

/** Milliseconds from the navigation to the frame in which the page says that it is ready, in a fresh profile. */
async function coldStart(browser, url) {
  const tab = await browser.tab({ width: 1280, height: 720 });
  try {
    await tab.page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.state !== 'ready') return;
        observer.disconnect();
        globalThis.readyAt = performance.now();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
    });
    await tab.open(url);
    await tab.page.waitForFunction(() => globalThis.readyAt !== undefined);
    return await tab.run(() => globalThis.readyAt);
  } finally {
    await tab.close();
  }
}

function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

const browser = await launch('chromium');
const site = await serve(siteFolder);
const bare = await serve(bareFolder);
const times = { game: [], bare: [] };
try {
  await coldStart(browser, bare.url); // the browser's own first page
  for (let round = 0; round < Number(rounds); round++) {
    times.bare.push(await coldStart(browser, bare.url));
    times.game.push(await coldStart(browser, site.url));
  }
} finally {
  await browser.close();
  await site.close();
  await bare.close();
}
const [game, least] = [median(times.game), median(times.bare)];
console.log(`ready to throw ${game.toFixed(0)} ms, bare page ${least.toFixed(0)} ms, ratio ${(game / least).toFixed(2)}, medians of ${rounds}`);
