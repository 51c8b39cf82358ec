// The pages to read: what they promise without a script, at any width, to a screen reader; and that the site opens
// without a network and never mixes two versions.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../web/serve.mjs';
import { attributes as examples } from '../../web/page/board_examples.mjs';
import { puzzleOfDay } from '../../web/page/puzzle_words.mjs';
import { assertClean } from './axe.mjs';
import { browsers, launch } from './browsers.mjs';
import { jumps, watchJumps } from './jumps.mjs';
import { built, keepPicture, site } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const names = ['rules', 'puzzles', 'embedding'];
const pages = names.flatMap((name) => [`${name}.html`, `es/${name}.html`]);

/** A tab of a browser with a page of the site, closed with the test. */
async function opened(test, { browser, server }, page, shape) {
  const tab = await browser.tab(shape);
  test.after(() => tab.close());
  await tab.open(server.url + page);
  return tab;
}

/** A browser and the site, there while the tests of a block run. */
function there(name) {
  const at = {};
  before(async () => void Object.assign(at, { browser: await launch(name), server: await site() }));
  after(async () => {
    await at.browser.close();
    await at.server.close();
  });
  return at;
}

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

const inChromium = { ...patience, skip: browsers.includes('chromium') ? false : 'needs Chromium' };

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
      for (const theme of ['automatic', 'dark', 'contrast']) {
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
  const noon = new Date(2026, 4, 4, 12);

  /** A day of the puzzles page: its number, its puzzle, and tabs that open then with what was kept. */
  async function dayOf(test, puzzles, /** @type {Date} */ time) {
    const day = Math.floor(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000);
    const puzzle = puzzleOfDay(puzzles, day);
    const isOpen = (/** @type {any} */ tab) => until('the puzzle of the day', async () => (await tab.page.locator('puluc-board').evaluate((board) => board.getPosition())) === puzzle.position);
    return {
      day,
      puzzle,
      async open(/** @type {object | undefined} */ kept = undefined) {
        const tab = await at.browser.tab();
        test.after(() => tab.close());
        await tab.page.clock.setFixedTime(time);
        await tab.page.addInitScript((text) => text && (localStorage.getItem('puluc.puzzles') ?? localStorage.setItem('puluc.puzzles', text)), kept ? JSON.stringify(kept) : '');
        await tab.open(`${at.server.url}puzzles.html`);
        await isOpen(tab);
        return tab;
      },
      async solve(/** @type {any} */ tab) {
        await isOpen(tab);
        await tab.page.locator('puluc-board').evaluate((board, move) => board.play(move), puzzle.moves[0][0]);
        await until('the answer', () => tab.page.locator('#answer').isVisible());
      },
    };
  }

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

  test('a puzzle is missed, solved and explained, and each has an address', patience, async (t) => {
    const puzzles = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    const [puzzle] = puzzles;
    const tab = await opened(t, at, `puzzles.html#puzzle=${puzzle.id}`);
    const board = tab.page.locator('puluc-board');
    const play = (/** @type {string} */ move) => board.evaluate((element, text) => element.play(text), move);
    const verdict = (/** @type {RegExp} */ words) => until(String(words), async () => words.test(await tab.page.locator('#verdict').innerText()));
    await verdict(/best move/);
    assert.ok(await tab.page.locator('#again').isDisabled());
    await play(puzzle.moves[1][0]);
    await verdict(/points less/);
    await tab.page.locator('#again').click();
    await verdict(/best move/);
    await play(puzzle.moves[0][0]);
    await verdict(/Seen now/);
    assert.equal(await tab.page.locator('#answer tbody tr').count(), puzzle.moves.length);
    assert.match(await tab.page.locator('#answer tbody tr').first().innerText(), /your move/);
    await tab.page.locator('#next').click();
    await until('the next puzzle', async () => (await board.evaluate((element) => element.getPosition())) === puzzles[1].position);
    await play(puzzles[1].moves[0][0]);
    await verdict(/^Right/);
    await tab.open(`${at.server.url}es/puzzles.html`);
    await until('what was solved', async () => /2 de 240/.test(await tab.page.locator('#solved').innerText()));
    assert.deepEqual(tab.errors, []);
  });

  test('a hint is help: it is told so, and the board has no other', patience, async (t) => {
    const puzzles = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    const today = await dayOf(t, puzzles, noon);
    const tab = await today.open();
    const verdict = () => tab.page.locator('#verdict').innerText();
    await tab.page.locator('#hint').click();
    const [from] = today.puzzle.moves[0][0].split(/[-x]/);
    assert.match(await verdict(), /^0$|^10$/.test(from) ? /^A hint: enter/ : new RegExp(`^A hint: move from space ${from}\\.`));
    await today.solve(tab);
    assert.match(await verdict(), /^Solved with a hint/);
    assert.equal(await tab.page.locator('#streak').innerText(), '');
    const frame = tab.page.frames().find((each) => each.url().includes('board.html'));
    assert.equal(await frame.locator('button[data-intent="hint"]').count(), 0);
  });

  test('who solves the puzzle of the day without a miss that day keeps the row, whatever was before', patience, async (t) => {
    const puzzles = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    const today = await dayOf(t, puzzles, noon);
    const { id } = today.puzzle;
    const row = async (/** @type {any} */ tab) => tab.page.locator('#streak').innerText();
    // It was solved from the list before its day, and missed the day before.
    const tab = await today.open({ solved: [id], last: today.day - 1, row: 2, spoilt: today.day - 1 });
    assert.match(await row(tab), /^2 days in a row .* still to be solved/);
    await today.solve(tab);
    assert.match(await tab.page.locator('#verdict').innerText(), /^Right/);
    assert.equal(await row(tab), '3 days in a row solved without a miss.');
    const kept = await tab.run(() => JSON.parse(localStorage.getItem('puluc.puzzles')));
    assert.deepEqual([kept.last, kept.row], [today.day, 3]);

    const again = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await again.page.locator('puluc-board').evaluate((board, move) => board.play(move), today.puzzle.moves[1][0]);
    await until('the miss', async () => /points less/.test(await again.page.locator('#verdict').innerText()));
    await again.page.reload();
    await until('the puzzle', async () => /Find/.test(await again.page.locator('#verdict').innerText()));
    await today.solve(again);
    assert.equal(await row(again), '2 days in a row solved without a miss.');
  });

  test('the puzzle of a day counts for that day after midnight, and gives way to the next where it was not begun', patience, async (t) => {
    const puzzles = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    const late = new Date(2026, 4, 4, 23, 59);
    const after = new Date(2026, 4, 5, 0, 1);
    const today = await dayOf(t, puzzles, late);
    const comeBack = (/** @type {any} */ tab) => tab.run(() => document.dispatchEvent(new Event('visibilitychange')));
    const tab = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await tab.page.clock.setFixedTime(after);
    await today.solve(tab);
    await comeBack(tab);
    assert.match(await tab.page.locator('#streak').innerText(), /^3 days in a row .* still to be solved/);
    assert.match(await tab.page.locator('#verdict').innerText(), /^Right/);

    const other = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await other.page.clock.setFixedTime(after);
    await comeBack(other);
    const next = puzzleOfDay(puzzles, today.day + 1);
    await until('the next puzzle', async () => (await other.page.locator('puluc-board').evaluate((board) => board.getPosition())) === next.position);
  });

  test('what one tab has kept, another that was open before does not undo', patience, async (t) => {
    const puzzles = JSON.parse(fs.readFileSync(path.join(built, 'puzzles.json'), 'utf8'));
    const today = await dayOf(t, puzzles, noon);
    const tab = await today.open({ solved: [], last: today.day - 1, row: 2 });
    await tab.run((day) => localStorage.setItem('puluc.puzzles', JSON.stringify({ solved: [], last: day, row: 3 })), today.day);
    const other = puzzles.find(({ id }) => id !== today.puzzle.id);
    await tab.run((id) => void (location.hash = `puzzle=${id}`), other.id);
    await until('the other puzzle', async () => (await tab.page.locator('puluc-board').evaluate((board) => board.getPosition())) === other.position);
    await tab.page.locator('puluc-board').evaluate((board, move) => board.play(move), other.moves[0][0]);
    await until('it is solved', async () => /^1 of/.test(await tab.page.locator('#solved').innerText()));
    assert.equal(await tab.page.locator('#streak').innerText(), '3 days in a row solved without a miss.');
  });

  test('each choice of puzzles says how many it has, none can be made that has none, and the next is of those', patience, async (t) => {
    const tab = await opened(t, at, 'puzzles.html');
    const list = tab.page.locator('#list a');
    await until('the puzzles', async () => (await list.count()) === 240);
    const options = (/** @type {string} */ field) =>
      tab.page.locator(`#${field} option`).evaluateAll((all) => all.map(({ value, disabled, textContent }) => ({ value, disabled, count: Number(/\((\d+)\)$/.exec(textContent)[1]) })));
    for (const { value: theme } of await options('theme')) {
      await tab.page.locator('#theme').selectOption(theme);
      for (const { value, disabled, count } of await options('degree')) {
        assert.equal(disabled, count === 0, `${theme} ${value}`);
        if (disabled) continue;
        await tab.page.locator('#degree').selectOption(value);
        assert.equal(await list.count(), count, `${theme} ${value}`);
      }
      await tab.page.locator('#degree').selectOption('');
    }
    await tab.page.locator('#theme').selectOption('race');
    assert.ok(await tab.page.locator('#degree option[value="0"]').isDisabled());
    const [first] = await list.evaluateAll((all) => all.map(({ hash }) => hash));
    await tab.page.locator('#next').click();
    assert.equal(await tab.run(() => location.hash), first);
  });

  test('every example of the embed guide gives what it says', patience, async (t) => {
    const tab = await opened(t, at, 'embedding.html');
    const buttons = await tab.page.locator('[data-run]').all();
    assert.ok(buttons.length > 15);
    for (const button of buttons) {
      await button.click();
      const output = button.locator('xpath=ancestor::div[@class="example"]/output');
      await until('the result', async () => (await output.getAttribute('data-state')) ?? '');
      assert.equal(await output.getAttribute('data-state'), 'done', await output.innerText());
    }
    assert.deepEqual(tab.errors, []);
  });

  /** What a board shows that is wrong with it. */
  const reasons = (/** @type {any} */ board) => board.evaluate((element) => [...element.shadowRoot.querySelectorAll('.reason')].map(({ textContent }) => textContent).join(''));

  test('every attribute of the embed guide has a tag that works, shown as it is written', patience, async (t) => {
    const tab = await opened(t, at, 'embedding.html');
    for (const [name, attributes] of Object.entries(examples)) {
      const example = tab.page.locator(`.example:has(#attributes-${name})`);
      await example.locator('[data-shows]').click();
      const board = example.locator('puluc-board');
      assert.equal(await board.evaluate((element) => element.outerHTML), await example.locator('pre').innerText());
      await board.evaluate((element) => element.activate());
      assert.equal(await reasons(board), '', name);
      const frame = await board.elementHandle().then((element) => element.evaluateHandle((one) => one.shadowRoot.querySelector('iframe'))).then((element) => element.contentFrame());
      const buttons = () => frame.locator('#mirror [data-part="controls"] button').count();
      const doing = {
        position: async () => assert.equal(await board.evaluate((element) => element.getPosition()), attributes.position),
        throw: async () => assert.equal(await board.evaluate((element) => element.getPosition()), `${attributes.position} 2`),
        game: async () => assert.ok((await board.evaluate((element) => element.getGame())).includes(attributes.game.split('\n\n')[1].replace(' *', ''))),
        ply: async () => assert.equal(await board.evaluate((element) => element.getPosition()), '4/2r6/5 g 2'),
        mode: async () => assert.ok((await buttons()) >= 5),
        lang: async () => assert.equal(await frame.evaluate(() => document.documentElement.lang), 'es'),
        theme: async () => assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), 'dark'),
        orientation: async () => assert.ok(await board.evaluate((element) => element.clientHeight > element.clientWidth)),
        label: async () => assert.equal(await frame.title().then(() => board.evaluate((element) => element.shadowRoot.querySelector('iframe').title)), attributes.label),
        goal: async () => {
          const told = board.evaluate((element) => new Promise((resolve) => element.addEventListener('goal', ({ detail }) => resolve(detail.reached))));
          await board.evaluate((element) => element.play('3x5'));
          assert.equal(await told, true);
        },
      };
      await doing[name]?.();
    }
    assert.deepEqual(tab.errors, []);
  });

  const record = `[Red "Ana & Eva"]\n[Green "Ben"]\n\n1. 3:0-3 2:10-8 2. 5:3x8 1:10-9 *`;

  test('the form of the embed guide sets every attribute, on the board and in the tag', patience, async (t) => {
    const tab = await opened(t, at, 'embedding.html');
    const board = tab.page.locator('#made');
    const set = { position: '4/3r1g3/4 r', throw: '3', mode: 'puzzle', goal: 'reach:7', side: 'red', level: 'casual', lang: 'es', theme: 'dark', orientation: 'standing', controls: 'off', coordinates: 'off', sound: 'on', seed: '7', label: 'A "first" game' };
    const fill = async (/** @type {string} */ name, /** @type {string} */ value) => {
      const field = tab.page.locator(`#field-${name}`);
      if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
      else await field.fill(value);
    };
    /** The attributes of the board that the tag makes. */
    const inTag = () => tab.run(() => {
      const { value } = /** @type {HTMLTextAreaElement} */ (document.getElementById('tag'));
      // This page's own policy forbids the style.
      const page = new DOMParser().parseFromString(value.replace(/<style>.*<\/style>/s, ''), 'text/html');
      return Object.fromEntries([...page.querySelector('puluc-board').attributes].map(({ name, value }) => [name, value]));
    });
    const onBoard = () => board.evaluate((element) => Object.fromEntries([...element.attributes].filter(({ name }) => name !== 'id').map(({ name, value }) => [name, value])));
    for (const [name, value] of Object.entries(set)) await fill(name, value);
    assert.deepEqual(await inTag(), set);
    assert.deepEqual(await onBoard(), set);
    await board.evaluate((element) => element.activate());
    assert.equal(await board.evaluate((element) => element.getPosition()), `${set.position} 3`);
    assert.equal(await board.evaluate((element) => element.shadowRoot.querySelector('iframe').title), set.label);
    assert.equal(await reasons(board), '');

    // A game takes the place of position and throw, with all its lines.
    await fill('mode', 'replay');
    await fill('game', record);
    await fill('ply', '1');
    const { position, throw: thrown, ...others } = set;
    assert.deepEqual(await inTag(), { ...others, mode: 'replay', game: record, ply: '1' });
    assert.deepEqual(await onBoard(), await inTag());
    await until('the game', async () => (await board.evaluate((element) => element.getPosition())) === '4/2r6/5 g 2');
    assert.equal(await reasons(board), '');
    assert.deepEqual(tab.errors, []);
  });

  test('a page with the tag that the form makes does not jump', patience, async (t) => {
    const guide = await opened(t, at, 'embedding.html');
    const tab = await opened(t, at, 'embedding.html', { width: 390, height: 800 });
    await watchJumps(tab);
    for (const [mode, orientation] of [['play', ''], ['diagram', ''], ['play', 'lying'], ['diagram', 'lying']]) {
      await guide.page.locator('#field-mode').selectOption(mode);
      await guide.page.locator('#field-orientation').selectOption(orientation);
      const tag = await guide.page.locator('#tag').inputValue();
      const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Made</title><h1>Before</h1>\n${tag}\n<p>After</p>`;
      await tab.page.route('**/made.html', (route) => route.fulfill({ contentType: 'text/html', body }));
      for (const width of [390, 1000]) {
        await tab.resize(width, 1800);
        await tab.open(`${at.server.url}made.html`);
        assert.equal(await jumps(tab), 0, `${mode} ${orientation} ${width}`);
      }
      await tab.page.unroute('**/made.html');
    }
  });

  test('no recipe of the embed guide is wider than a phone', patience, async (t) => {
    const guide = await opened(t, at, 'embedding.html');
    const tab = await opened(t, at, 'embedding.html', { width: 390, height: 800 });
    for (const name of ['page', 'frame', 'wordpress', 'moodle']) {
      const body = await guide.page.locator(`#recipe-${name} ~ pre`).first().innerText();
      assert.ok(body.includes(at.server.url), 'the recipe names this site');
      const page = name === 'page' ? body : `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Made</title>${body}`;
      await tab.page.route('**/made.html', (route) => route.fulfill({ contentType: 'text/html', body: page }));
      await tab.open(`${at.server.url}made.html`);
      await until('a board', () => tab.run(() => document.querySelector('iframe') ?? document.querySelector('puluc-board')?.shadowRoot?.querySelector('svg') ? true : false));
      assert.equal(await tab.run(() => document.documentElement.scrollWidth), 390, name);
      await tab.page.unroute('**/made.html');
    }
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
