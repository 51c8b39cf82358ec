// How long the game takes from nothing to ready to throw, against the least page that SDL2 and Dear ImGui make
// (tests/bare): cold starts of the two in turn, in headless Chromium on loopback. What is judged is the median of the
// ratios of the pairs, since a machine that does something else at the same time slows both of a pair; and above the limit
// a second round has to say the same.
//   node tests/startup.mjs [SITE BARE_PAGE [PAIRS]]
import { serve } from '../web/serve.mjs';
import { launch } from './e2e/browsers.mjs';

/** How many times as long as the bare page the game may take. */
const limit = 1.5;
const fewest = 9;

const [siteFolder = 'build/site', bareFolder = 'build/web/bare', pairs = String(fewest)] = process.argv.slice(2);
if (!/^\d+$/.test(pairs) || Number(pairs) < fewest) {
  console.error(`usage: node tests/startup.mjs [SITE BARE_PAGE [PAIRS]], of ${fewest} pairs or more`);
  process.exit(2);
}

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

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Starts both pages in turn, prints what came of it, and gives the ratio. */
async function round(browser, game, bare) {
  const times = [];
  for (let i = 0; i < Number(pairs); i++) {
    const least = await coldStart(browser, bare.url);
    times.push({ least, own: await coldStart(browser, game.url) });
  }
  const ratio = median(times.map(({ own, least }) => own / least));
  const [own, least] = [median(times.map((each) => each.own)), median(times.map((each) => each.least))];
  console.log(`ready to throw ${own.toFixed(0)} ms, bare page ${least.toFixed(0)} ms, ratio ${ratio.toFixed(2)} of ${limit}, medians of ${pairs}`);
  return ratio;
}

const browser = await launch('chromium');
const game = await serve(siteFolder);
const bare = await serve(bareFolder);
try {
  await coldStart(browser, bare.url); // the browser's own first page
  if ((await round(browser, game, bare)) > limit && (await round(browser, game, bare)) > limit) {
    console.error(`The game takes more than ${limit} times as long as a bare page, twice.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await game.close();
  await bare.close();
}
