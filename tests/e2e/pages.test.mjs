// The pages to read: what they promise without a script, at any width, to a screen reader; and that the site opens
// without a network and never mixes two versions.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../web/serve.mjs';
import { assertClean } from './axe.mjs';
import { browsers, launch } from './browsers.mjs';
import { jumps, watchJumps } from './jumps.mjs';
import { inChromium, opened, there } from './pages.mjs';
import { built, keepPicture } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const names = ['rules', 'puzzles', 'embedding'];
const pages = names.flatMap((name) => [`${name}.html`, `es/${name}.html`]);

for (const name of browsers) {
  describe(name, () => {
    const at = there(name);

    // WebKit's window is never narrower than its tools.
    const width = name === 'webkit' ? 600 : 320;
    test(`every page has its language, title and description, and fits ${width} pixels`, patience, async (t) => {
      const tab = await opened(t, at, pages[0], { width, height: 640 });
      for (const page of pages) {
        await tab.open(at.server.url + page);
        const { lang, title, description, wide } = await tab.run(() => ({
          lang: document.documentElement.lang,
          title: document.title,
          description: document.querySelector('meta[name=description]').getAttribute('content'),
          wide: document.documentElement.scrollWidth,
        }));
        assert.equal(lang, page.startsWith('es/') ? 'es' : 'en');
        assert.match(title, /puluc/i);
        assert.ok(description.length > 60);
        assert.ok(wide <= width, `${page} is ${wide} pixels wide`);
        // A live board needs 320 pixels, or all that a scroll bar leaves of them.
        const [narrowest, room] = await tab.run(() => [
          Math.min(...[...document.querySelectorAll('puluc-board')].map((board) => board.getBoundingClientRect().width)),
          document.documentElement.clientWidth,
        ]);
        assert.ok(narrowest >= Math.min(320, room), `${page} has a board of ${narrowest} pixels`);
      }
    });
  });
}

describe('the pages', inChromium, () => {
  const at = there('chromium');

  test('axe finds nothing, in light and dark, and no other host is asked', patience, async (t) => {
    for (const dark of [false, true]) {
      const tab = await opened(t, at, pages[0], { dark, calm: true });
      const asked = [];
      tab.page.on('request', (request) => asked.push(request.url()));
      for (const page of pages) {
        await tab.open(at.server.url + page);
        await tab.page.waitForLoadState('networkidle');
        await assertClean(tab.page, page);
        keepPicture(`${page.replace('/', '-')}${dark ? '-dark' : ''}`, await tab.picture());
      }
      assert.deepEqual(asked.filter((url) => !url.startsWith(at.server.url) && !url.startsWith('data:')), []);
      assert.deepEqual(tab.errors, []);
    }
  });

  test('nothing jumps when the boards come, at the top or at a lesson', patience, async (t) => {
    for (const width of [390, 1280]) {
      const tab = await opened(t, at, 'puzzles.html', { width, height: 800 });
      await watchJumps(tab);
      for (const page of ['rules.html', 'es/rules.html#capture', 'puzzles.html', 'embedding.html']) {
        await tab.open(at.server.url + page);
        assert.equal(await jumps(tab), 0, `${page}, ${width} pixels`);
      }
    }
  });

  test('without JavaScript the rules have all their text and all their diagrams', patience, async (t) => {
    for (const page of ['rules.html', 'es/rules.html']) {
      const tab = await opened(t, at, page, { script: false });
      assert.equal(await tab.page.locator('.lesson').count(), 15);
      const pictures = await tab.page.locator('.lesson picture img').all();
      assert.equal(pictures.length, 15);
      for (const picture of pictures) {
        await picture.evaluate((image) => image.scrollIntoView());
        assert.ok(await picture.isVisible());
        assert.ok(await picture.evaluate((image) => image.closest('puluc-board').clientHeight - image.clientHeight < 2), 'no room for a board that never comes');
        await until('the diagram', () => picture.evaluate((image) => image.naturalWidth > 0));
        assert.ok((await picture.getAttribute('alt')).length > 20);
      }
      await tab.page.locator('.hint summary').first().click();
      assert.ok(await tab.page.locator('.hint p').first().isVisible());
    }
  });

  test('without JavaScript there is a puzzle with its side and throw, its answer, and nothing that does nothing', patience, async (t) => {
    const [{ moves }] = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    for (const [page, title, about, need] of [['puzzles.html', 'Puzzle 1', /Red throws 1$/, /need JavaScript/], ['es/puzzles.html', 'Problema 1', /Rojo sacó 1$/, /hace falta JavaScript/]]) {
      const tab = await opened(t, at, page, { script: false });
      const text = (/** @type {string} */ where) => tab.page.locator(where).innerText();
      assert.equal((await text('#puzzle-title')).trim(), title);
      assert.match((await text('#about')).trim(), about);
      assert.match(await text('main'), need);
      assert.equal(await tab.page.locator('main button:visible, main select:visible, main input:visible').count(), 0);
      await tab.page.locator('#puzzle summary').click();
      for (const space of moves[0][0].split(/[-x]/)) assert.match(await text('#puzzle details'), new RegExp(`\\b${space}\\b`));
    }
  });

  test('on paper the colours are light, whatever theme is chosen', patience, async (t) => {
    const light = (/** @type {any} */ tab) => tab.run(() => {
      const { color, colorScheme } = getComputedStyle(document.body.querySelector('.citation, #mirror'));
      return [color, colorScheme, getComputedStyle(document.documentElement).getPropertyValue('--words')];
    });
    for (const page of ['rules.html', 'index.html']) {
      const plain = await opened(t, at, page);
      await plain.page.emulateMedia({ media: 'print', colorScheme: 'light' });
      const wanted = await light(plain);
      for (const theme of page === 'rules.html' ? ['automatic', 'dark', 'contrast'] : ['dark']) {
        const tab = await opened(t, at, page, { dark: true });
        if (page === 'index.html') {
          await until('the game', () => tab.run(() => document.documentElement.dataset.state === 'ready'));
          await tab.run((name) => globalThis.puluc.intent(`theme ${name}`), theme);
        } else {
          await tab.run((name) => localStorage.setItem('puluc.settings', `theme ${name};`), theme);
          await tab.page.reload();
        }
        if (theme !== 'automatic') await until('the theme', () => tab.run((name) => document.documentElement.dataset.theme === name, theme));
        assert.notDeepEqual(await light(tab), wanted, 'it is dark on the screen');
        await tab.page.emulateMedia({ media: 'print' });
        assert.deepEqual(await light(tab), wanted, `${page}, ${theme}`);
      }
    }
  });

  test('what is folded up is printed, and folded up again afterwards', patience, async (t) => {
    for (const script of [true, false]) {
      const tab = await opened(t, at, 'rules.html', { script });
      const hint = tab.page.locator('.hint p').first();
      const isSeen = () => hint.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }) && text.clientHeight > 0);
      assert.equal(await isSeen(), false);
      await tab.page.emulateMedia({ media: 'print' });
      assert.equal(await isSeen(), true, 'by the style sheet');
      await tab.page.emulateMedia({ media: 'screen' });
      if (!script) continue;
      await tab.page.locator('#road summary').click();
      const open = () => tab.page.locator('.hint[open]').count();
      assert.equal(await open(), 1);
      await tab.run(() => dispatchEvent(new Event('beforeprint')));
      assert.equal(await open(), 15, 'by the script');
      await tab.run(() => dispatchEvent(new Event('afterprint')));
      assert.equal(await open(), 1);
    }
  });

  test('each page has all its words, and names pictures that are there', () => {
    for (const page of ['index.html', ...pages]) {
      const html = fs.readFileSync(path.join(built, page), 'utf8');
      assert.doesNotMatch(html, /undefined|\[object/, 'a word that is missing');
      const [, picture] = /og:image" content="([^"]+)"/.exec(html);
      // Where the site knows its address, pictures are named from there.
      const [, fromRoot] = /^https?:.*\/(previews\/.*)$/.exec(picture) ?? [];
      assert.ok(fs.existsSync(path.join(built, fromRoot ?? path.join(path.dirname(page), picture))), picture);
    }
    const { icons } = JSON.parse(fs.readFileSync(path.join(built, 'manifest.webmanifest'), 'utf8'));
    for (const { src, sizes } of icons) {
      const png = fs.readFileSync(path.join(built, src));
      assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
    }
  });

  test('the browser finds nothing that keeps the game from being installed', patience, async (t) => {
    const tab = await opened(t, at, '', { offline: true });
    const { errors } = await tab.session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await tab.session.send('Page.getInstallabilityErrors');
    // A window of the tests is never one that the browser would install from.
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
  });
});

describe('the boards of the pages', inChromium, () => {
  const at = there('chromium');

  test('a lesson is missed, explained and done by keyboard alone', patience, async (t) => {
    const tab = await opened(t, at, 'rules.html', { calm: true });
    const lesson = tab.page.locator('#capture');
    await tab.run(() => {
      globalThis.said = 0;
      const words = document.querySelector('#capture .missed span');
      new MutationObserver(() => words.hidden || globalThis.said++).observe(words, { attributes: true });
    });
    const button = lesson.locator('puluc-board button');
    await button.waitFor();
    await button.focus();
    await tab.press('Enter');
    await until('a live board with the focus', () => tab.run(() => document.activeElement?.closest('#capture') && document.activeElement.shadowRoot?.activeElement?.tagName === 'IFRAME'));
    // The first choice brings out a piece, the second captures.
    await tab.press('ArrowRight');
    await tab.press('Enter');
    await lesson.locator('.missed span').waitFor({ state: 'visible' });
    assert.ok(await lesson.locator('.hint p').isVisible());
    assert.match(await lesson.locator('puluc-board iframe').getAttribute('title'), /^8\. \w/);
    const missed = (/** @type {number} */ times) => until(`miss ${times} is said`, async () => (await tab.run(() => globalThis.said)) === times);
    await missed(1);
    // In the board's own text there is a button for what the picture has.
    const frame = tab.page.frames().find((each) => each.url().includes('#') && each.url().includes('board.html'));
    const beginAgain = async () => {
      await frame.locator('#mirror button[data-intent="reset"]').focus();
      await tab.press('Enter');
      await until('the beginning', async () => (await lesson.locator('puluc-board').evaluate((board) => board.getPosition())) === '4/3r1g3/4 r 2');
    };
    await beginAgain();
    await lesson.locator('puluc-board').evaluate((board) => board.play('0-2'));
    await missed(2);
    await beginAgain();
    await tab.press('Escape');
    await tab.press('ArrowRight');
    await tab.press('ArrowRight');
    await tab.press('Enter');
    await lesson.locator('.done span').waitFor({ state: 'visible' });
  });

  test('a board says that it is loading while it is', patience, async (t) => {
    const tab = await opened(t, at, 'es/rules.html');
    const button = tab.page.locator('#road puluc-board button');
    /** @type {() => void} */
    let letGo;
    const held = new Promise((resolve) => (letGo = () => resolve(undefined)));
    await tab.page.route('**/puluc-live.js', (route) => held.then(() => route.continue()));
    await button.click();
    assert.equal(await button.innerText(), 'Cargando');
    assert.equal(await button.getAttribute('aria-live'), 'polite');
    letGo();
    await until('the button’s own word', async () => (await button.textContent()) === 'Resolver');
  });

  test('what was kept of lessons and puzzles that are gone is not counted', patience, async (t) => {
    const [{ id }] = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    const tab = await opened(t, at, 'rules.html');
    await tab.run((solved) => {
      localStorage.setItem('puluc.lessons', 'road gone kill');
      localStorage.setItem('puluc.puzzles', JSON.stringify({ solved: ['gone', solved], missed: 7, last: 'x', row: 3 }));
    }, id);
    await tab.open(`${at.server.url}rules.html`);
    assert.match(await tab.page.locator('.progress').innerText(), /2 of 15/);
    await tab.open(`${at.server.url}puzzles.html`);
    await until('what was solved', async () => /^1 of 240/.test(await tab.page.locator('#solved').innerText()));
    assert.doesNotMatch(await tab.page.locator('#streak').innerText(), /in a row/);
    assert.deepEqual(tab.errors, []);
  });

  test('where the clipboard is refused, what is to be copied lies selected, and nothing else changes', patience, async (t) => {
    const tab = await opened(t, at, 'rules.html');
    await tab.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }));
    const selected = () => tab.run(() => {
      const { id, value, selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (document.activeElement);
      return [id, value.slice(selectionStart, selectionEnd)];
    });
    await tab.open(`${at.server.url}puzzles.html`);
    const board = tab.page.locator('puluc-board');
    await until('a puzzle', async () => (await tab.page.locator('#list a').count()) > 0);
    const [{ move }] = await board.evaluate((element) => element.legalMoves());
    await board.evaluate((element, text) => element.play(text), move);
    const before = await board.evaluate((element) => element.getPosition());
    const { address, link } = await tab.run(() => ({ address: location.href, link: document.querySelector('#list [aria-current]').href }));
    await tab.page.locator('#copy').click();
    await until('the reason', async () => /by hand/.test(await tab.page.locator('#verdict').innerText()));
    assert.deepEqual(await selected(), ['link', link]);
    assert.equal(await board.evaluate((element) => element.getPosition()), before);
    assert.equal(await tab.run(() => location.href), address);
    await tab.open(`${at.server.url}embedding.html`);
    await tab.page.locator('[data-copies]').click();
    await until('the reason', async () => /by hand/.test(await tab.page.locator('#copied').innerText()));
    assert.deepEqual(await selected(), ['tag', await tab.page.locator('#tag').inputValue()]);
    assert.deepEqual(tab.errors, []);
  });
});

/** A copy of the site that a test may change while it is served. */
async function changing(test, hosting = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puluc-site-'));
  fs.cpSync(built, folder, { recursive: true });
  let server = await serve(folder, hosting);
  const { url } = server;
  test.after(async () => {
    await server.close();
    fs.rmSync(folder, { recursive: true });
  });
  const edit = (name) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<title>', '<meta name="newer">\n<title>'));
  };
  return {
    url,
    edit,
    /** A new version of the site, complete. */
    renew() {
      ['index.html', 'rules.html'].forEach(edit);
      execFileSync(process.execPath, ['web/pages/worker.mjs', folder]);
    },
    async goOffline() {
      await server.close();
    },
    async goOnline() {
      server = await serve(folder, { ...hosting, port: Number(new URL(url).port) });
    },
  };
}

const isNewer = (tab) => tab.run(() => document.querySelector('meta[name=newer]') !== null);
const caches = (tab) => tab.run(async () => (await globalThis.caches.keys()).filter((name) => name.startsWith('puluc-site')));
const kept = (tab) => until('the site is kept', () => tab.run(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)));
const waiting = (tab) => until('a new version waits', () => tab.run(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)));
const noticed = (tab) => until('the notice', () => tab.run(() => !document.getElementById('update').hidden));

describe('without a network', inChromium, () => {
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('the game and the pages open, once the site was visited', patience, async (t) => {
    const server = await changing(t);
    const tab = await opened(t, { browser, server }, '', { offline: true });
    await kept(tab);
    await server.goOffline();
    await tab.open(`${server.url}?seed=7`);
    await until('the game', () => tab.run(() => document.documentElement.dataset.state === 'ready'));
    for (const page of pages) {
      await tab.open(server.url + page);
      assert.ok(await tab.run(() => document.querySelector('h1').textContent.length > 3), page);
    }
  });

  test('and so they do from a host that sends x.html on to x', patience, async (t) => {
    const server = await changing(t, { shortNames: true });
    const tab = await opened(t, { browser, server }, 'rules.html', { offline: true });
    assert.equal(await tab.run(() => location.pathname), '/rules');
    await kept(tab);
    await server.goOffline();
    for (const page of ['rules.html', 'rules', 'es/puzzles.html', 'index.html', '']) {
      await tab.open(server.url + page);
      assert.ok(await tab.run(() => document.querySelector('h1').textContent.length > 3), page);
    }
    await until('the game', () => tab.run(() => document.documentElement.dataset.state === 'ready'));
    await tab.open(`${server.url}rules`);
    await tab.page.locator('#capture puluc-board').evaluate((board) => board.activate());
  });

  test('a new version is offered, taken when the person says so, and the old one is dropped', patience, async (t) => {
    const server = await changing(t);
    const tab = await opened(t, { browser, server }, 'rules.html', { offline: true });
    await kept(tab);
    const before = await caches(tab);
    await tab.open(`${server.url}rules.html`);
    server.renew();
    await tab.open(`${server.url}rules.html`);
    await noticed(tab);
    assert.equal(await isNewer(tab), false, 'the old version runs on');
    await tab.page.locator('#update button').click();
    await until('the new version', () => isNewer(tab).catch(() => false));
    await until('the old one is gone', async () => (await caches(tab)).length === 1);
    assert.notDeepEqual(await caches(tab), before);
  });

  test('a new version is not taken over while another tab is open', patience, async (t) => {
    const server = await changing(t);
    const tab = await opened(t, { browser, server }, 'rules.html', { offline: true });
    await kept(tab);
    const other = await tab.page.context().newPage();
    await other.goto(`${server.url}puzzles.html`);
    server.renew();
    await tab.open(`${server.url}rules.html`);
    await noticed(tab);
    await tab.page.locator('#update button').click();
    await until('the reason', async () => /other tabs/.test(await tab.run(() => document.getElementById('update').textContent)));
    assert.equal(await isNewer(tab), false);
  });

  test('a site that is just being changed is not kept', patience, async (t) => {
    const server = await changing(t);
    const tab = await opened(t, { browser, server }, 'rules.html', { offline: true });
    await kept(tab);
    const before = await caches(tab);
    server.renew();
    server.edit('puzzles.html');
    await tab.open(`${server.url}rules.html`);
    await tab.run(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const seen = new Promise((resolve) => registration.addEventListener('updatefound', () => resolve(registration.installing)));
      await registration.update();
      const worker = registration.installing ?? (await seen);
      await new Promise((resolve) => worker.addEventListener('statechange', () => worker.state === 'redundant' && resolve()));
    });
    assert.deepEqual(await caches(tab), before);
    assert.equal(await isNewer(tab), false);
  });
});
