// <puluc-board> in other people's pages, on an origin of their own: what a reader does with it, and what it must leave alone.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { browsers, launch } from './browsers.mjs';
import { path } from './game.mjs';
import { Board, hosted, page } from './host.mjs';
import { keepPicture } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

/** Times are printed; only what no busy machine explains is judged. */
const slowness = 5;
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const puzzle = '<puluc-board position="4/2r1g4/4 r" throw="2" mode="puzzle" goal="capture"><p>A puzzle</p></puluc-board>';
const two = `<p><label>Field <input id="field"></label> <label>Slider <input id="slider" type="range"></label></p>${puzzle}
<p>Between <a href="#x" id="link">a link</a></p><puluc-board seed="3"></puluc-board><p id="below">Below</p>`;
const tall = '<style>#below { height: 3000px }</style>';

/** Opens pages of another origin in a browser; `open(test, body, ...)` gives the tab and the boards in it. */
function onPages(only, declare) {
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
        await until('the boards', () => tab.run(() => document.querySelector('puluc-board')?.shadowRoot !== undefined));
        return { tab, host, board: (place = 0) => new Board(tab, place) };
      }, name);
    });
  }
}
/** The frame of the nth live board, for Chromium. */
const frameOf = (tab, place = 0) => tab.page.frames().filter((frame) => frame.url().includes('board.html'))[place];

onPages(['chromium', 'firefox', 'webkit'], (open) => {
  test('a puzzle is solved, and the page is told', patience, async (t) => {
    const { board, tab } = await open(t, page(two));
    const first = board();
    await first.listen();
    assert.match(await first.words(), /Space 5: one green piece.*Red to move: 2/);
    const size = await first.box();
    await first.tap();
    assert.deepEqual(await first.box(), size, 'the live board is where the picture was');
    assert.equal((await first.call('legalMoves')).length, 2);
    assert.equal((await first.call('play', '0-2')).move, '0-2');
    assert.match(await first.call('play', '3x5'), /^illegal: /);
    await first.call('reset');
    assert.equal((await first.call('hint')).move, '3x5');
    assert.equal((await first.call('play', '3x5')).captured, 1);
    await until('the goal', async () => (await first.told('goal')).length === 2);
    assert.deepEqual(await first.told('goal'), [{ goal: 'capture', reached: false, attempts: 1 }, { goal: 'capture', reached: true, attempts: 2 }]);
    assert.deepEqual((await first.told('move')).map(({ move, captured }) => [move, captured]), [['0-2', 0], ['3x5', 1]]);
    assert.equal(await first.call('getPosition'), '4/4(rg)4/4 g');
    keepPicture(`board-${tab.browser}`, await tab.picture());
  });
});

onPages(['chromium'], (open) => {
  test('every method does what it says, and refuses what can’t be done', patience, async (t) => {
    const { board } = await open(t, page('<puluc-board seed="7"></puluc-board>'));
    const one = board();
    await one.listen();
    assert.equal(await one.call('getPosition'), '5/9/5 r');
    assert.deepEqual(await one.call('legalMoves'), []);
    assert.equal(await one.isLive(), false, 'asking where it is does not bring it to life');
    assert.equal(await one.call('throwSticks', 3), 3);
    assert.match(await one.call('throwSticks'), /^not-now: /);
    assert.equal((await one.call('play', '0-3')).to, 3);
    const thrown = await one.call('throwSticks');
    assert.ok(thrown >= 1 && thrown <= 5);
    assert.deepEqual((await one.told('throw')).map(({ side }) => side), ['red', 'green']);
    await one.call('undo');
    assert.match(await one.call('getPosition'), /^5\/9\/5 r 3$/);
    await one.call('redo');
    await one.call('goTo', 0);
    assert.match(await one.call('getGame'), /^\[Puluc "1"\]/);
    assert.match(await one.call('goTo', 99), /^not-now: /);
    assert.match(await one.call('showSolution'), /^not-now: /);
    const score = await one.call('score');
    assert.equal(score.pieces.red.home, 5);
    assert.ok(Math.abs(score.red + score.green - 1) < 1e-9);
    assert.match(await one.call('setPosition', '5/9/6 r'), /^unreadable: /);
    await one.call('setPosition', '4/2r1g4/0 r 2');
    assert.equal((await one.call('play', '3x5')).captured, 1);
    assert.deepEqual(await until('the end', async () => (await one.told('gameover')).length && one.told('gameover')), [{ winner: 'red' }]);
    await one.call('reset');
    assert.equal(await one.call('getPosition'), '4/2r1g4/0 r 2');
  });

  test('attributes take effect at once, and bad ones are named', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board lang="es"></puluc-board><puluc-board mode="puzzle" position="nonsense"></puluc-board>'));
    const one = board();
    await one.listen();
    assert.match(await one.words(), /Lanza Rojo/);
    await one.set({ position: '4/2r1g4/4 r', throw: '2' });
    await until('the picture', async () => /Mueve Rojo: 2/.test(await one.words()));
    await one.call('activate');
    await one.set({ lang: 'en', theme: 'dark' });
    const inside = frameOf(tab);
    await inside.waitForFunction(() => document.documentElement.lang === 'en' && document.documentElement.dataset.theme === 'dark');
    await one.set({ level: 'keen', side: 'red' });
    await inside.waitForFunction(() => /keen/.test(document.getElementById('mirror').textContent));
    await one.set({ side: 'purple' });
    assert.match(JSON.stringify(await until('the fault', async () => (await one.told('error')).length && one.told('error'))), /"option":"side"/);
    const reasons = await tab.run(() => [...document.querySelectorAll('puluc-board')].map(({ shadowRoot }) => shadowRoot.querySelector('.reason').textContent));
    assert.match(reasons[0], /side="purple"/);
    assert.match(reasons[1], /position="nonsense".*goal/);
    await one.set({ mode: 'diagram' });
    await until('the picture', async () => !(await one.isLive()));
    assert.match(await one.call('activate'), /^diagram: /);
  });

  test('five boards: the longest unused goes back to its picture, with its game, and comes back with it', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board seed="1" theme="light" style="max-width: 500px"></puluc-board>'.repeat(5)));
    await board(0).call('throwSticks', 3);
    await board(0).call('play', '0-3');
    for (const place of [1, 2, 3]) await board(place).call('activate');
    await board(1).call('throwSticks', 2);
    await board(4).call('activate');
    const live = async () => Promise.all([0, 1, 2, 3, 4].map((place) => board(place).isLive()));
    assert.deepEqual(await live(), [false, true, true, true, true]);
    assert.match(await board(0).words(), /Space 3: one red piece.*Green to throw/);
    // Idle boards draw nothing.
    const frames = () => Promise.all(tab.page.frames().slice(1).map((frame) => frame.evaluate(() => globalThis.puluc.frames())));
    await until('rest', async () => {
      const seen = await frames();
      await tab.run(() => new Promise((done) => setTimeout(done, 400)));
      return JSON.stringify(seen) === JSON.stringify(await frames());
    });
    const before = await frames();
    await tab.run(() => new Promise((done) => setTimeout(done, 2000)));
    assert.deepEqual(await frames(), before);
    assert.match(await board(0).call('getGame'), /1\. 3:0-3/);
    assert.deepEqual(await live(), [true, true, false, true, true]);
    await board(0).call('undo');
    assert.equal(await board(0).call('getPosition'), '5/9/5 r 3');
  });

  test('a hundred diagrams: all drawn at once, nothing jumps, nothing more is loaded', patience, async (t) => {
    const positions = fs.readFileSync(new URL('../data/moves.jsonl', import.meta.url), 'utf8').split('\n').slice(0, 100).map((line) => JSON.parse(line));
    const boards = positions.map(({ position, throw: thrown }, i) => `<puluc-board position="${position}" throw="${thrown}" mode="${i % 2 ? 'diagram' : 'play'}"></puluc-board><p>Text</p>`).join('\n');
    const watch = `<style>puluc-board:not(:defined) { display: block; aspect-ratio: 8 / 5 } puluc-board[mode=diagram]:not(:defined) { aspect-ratio: 720 / 272 }</style><script>
      globalThis.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (globalThis.shift += value))).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        globalThis.readyAt = performance.now();
        const look = () => {
          const all = [...document.querySelectorAll('puluc-board')];
          if (!all.every(({ shadowRoot }) => shadowRoot?.querySelector('svg'))) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => (globalThis.drawnAt = performance.now())));
        };
        look();
      });
    </script>`;
    const { tab, host } = await open(t, page(boards, { head: watch }));
    await until('all pictures', () => tab.run(() => globalThis.drawnAt > 0));
    const [time, shift] = await tab.run(() => [globalThis.drawnAt - globalThis.readyAt, globalThis.shift]);
    t.diagnostic(`a hundred diagrams in ${time.toFixed(0)} ms`);
    assert.ok(time < 500 * slowness, `${time} ms`);
    assert.equal(shift, 0);
    assert.deepEqual(host.boards.requests.filter((name) => !/favicon/.test(name)), ['/puluc-board.js']);
    assert.equal(await tab.run(() => document.querySelectorAll('iframe').length), 0);
    keepPicture('board-hundred', await tab.picture());
  });

  test('the page stays itself: keys, wheel, swipes, fields, focus, scrolling', patience, async (t) => {
    const { board, tab } = await open(t, page(two, { head: tall }));
    const scrolled = () => tab.run(() => Math.round(scrollY));
    await tab.run(() => document.getElementById('field').focus());
    await board().call('activate');
    await board(1).call('activate');
    assert.equal(await tab.run(() => document.activeElement.id), 'field', 'coming to life takes no focus');
    assert.equal(await scrolled(), 0);
    await tab.type('hum n u 5');
    assert.equal(await tab.run(() => document.getElementById('field').value), 'hum n u 5');
    await tab.run(() => document.getElementById('slider').focus());
    const before = await tab.run(() => Number(document.getElementById('slider').value));
    await tab.press('ArrowRight');
    assert.equal(await tab.run(() => Number(document.getElementById('slider').value)), before + 1);

    const { left, top, width } = await board().box();
    await tab.mouseTo(left + width / 2, top + 60);
    await tab.wheel(0, 150);
    await until('the page to scroll', async () => (await scrolled()) > 0);
    await tab.run(() => scrollTo(0, 0));
    await until('the top', async () => (await scrolled()) === 0);
    const from = [left + width / 2, top + 250];
    await tab.touch(path(from, [from[0], from[1] - 200], 8));
    await until('the page to scroll by a swipe', async () => (await scrolled()) > 0);
    assert.equal(await board().call('getPosition'), '4/2r1g4/4 r 2');
    await tab.run(() => scrollTo(0, 0));

    // Keys that the board does not use do what they do elsewhere, with the focus in it.
    const inside = frameOf(tab, 0);
    await inside.evaluate(() => {
      document.getElementById('canvas').focus();
      globalThis.kept = [];
      addEventListener('keydown', (event) => globalThis.kept.push([event.key, event.defaultPrevented]));
    });
    await tab.press('f', ['Control']);
    for (const key of ['q', 'F2', 'n', 'm']) await tab.press(key);
    const kept = (await inside.evaluate(() => globalThis.kept)).filter(([key]) => key !== 'Control');
    assert.deepEqual(kept, [['f', false], ['q', false], ['F2', false], ['n', false], ['m', false]]);
  });

  test('by keyboard alone: into the board, through a whole game, and out again', patience, async (t) => {
    const { board, tab } = await open(t, page(`<a href="#a" id="before">before</a><puluc-board seed="5"></puluc-board><a href="#b" id="after">after</a>`));
    await tab.run(() => document.getElementById('before').focus());
    await tab.press('Tab');
    await tab.press('Enter');
    await until('the board to live', () => board().isLive());
    const inside = frameOf(tab);
    await inside.waitForFunction(() => document.activeElement.id === 'canvas');
    await inside.evaluate(() => ['speed fast', 'motion reduced'].forEach((intent) => globalThis.puluc.intent(intent)));
    const position = () => inside.evaluate(() => globalThis.puluc.position());
    const over = () => inside.evaluate(() => /(red|green)\s*$/.test(globalThis.puluc.record()));
    const offered = (text) => inside.waitForFunction((start) => [...document.querySelectorAll('[data-part=controls] button')].some(({ dataset }) => dataset.intent.startsWith(start)), text);
    for (let turn = 0; turn < 400 && !(await over()); turn++) {
      await offered('throw');
      await tab.press(' ');
      await inside.waitForFunction(() => / \d$/.test(globalThis.puluc.position()));
      await offered('play ');
      const before = await position();
      await tab.press('ArrowRight');
      await tab.press('Enter');
      await until('the move', async () => (await position()) !== before);
    }
    assert.ok(await over(), 'the game has an end');
    for (let i = 0; i < 30 && !(await tab.run(() => document.activeElement.id === 'after')); i++) await tab.press('Tab');
    assert.equal(await tab.run(() => document.activeElement.id), 'after', 'Tab leads out of the board');
  });

  test('a lesson is solved by the page’s text alone', patience, async (t) => {
    const { board, tab } = await open(t, page(puzzle));
    await board().listen();
    await board().call('activate');
    const inside = frameOf(tab);
    for (const [label, done] of [['space 2', 1], ['Start again', 1], ['capturing', 2]]) {
      await inside.waitForFunction((text) => {
        const button = [...document.querySelectorAll('#mirror button')].find(({ textContent }) => textContent.includes(text));
        button?.focus();
        return button;
      }, label);
      await tab.press('Enter');
      await until('what came of it', async () => (await board().told('goal')).length === done);
    }
    assert.match(await inside.evaluate(() => document.getElementById('mirror').textContent), /Done!/);
    assert.match(await inside.evaluate(() => document.getElementById('live').textContent), /Done!/);
  });

  test('nobody else is listened to, at either end', patience, async (t) => {
    const attacker = `<!doctype html><meta charset="utf-8"><title>Another frame</title><link rel="icon" href="data:,"><script>
      addEventListener('message', ({ data }) => {
        for (const message of data) parent.frames[0].postMessage(message, '*');
        parent.postMessage({ puluc: 1, event: 'gameover', detail: { winner: 'green' } }, '*');
        parent.postMessage('done', '*');
      });
    </script>`;
    const { board, tab } = await open(t, { 'index.html': page(`${puzzle}<iframe id="plain" src="{site}board.html#position=4/2r1g4/4_r_2" title="Board"></iframe><iframe id="other" src="other.html"></iframe>`), 'other.html': attacker });
    await board().listen();
    await board().call('activate');
    // A frame in a shadow root is in nobody's list of frames; the plain one is.
    const plain = await until('the plain frame', () => tab.page.frames().find((frame) => frame.url().endsWith('_r_2')));
    await plain.waitForFunction(() => document.documentElement.dataset.state === 'ready');
    await tab.run(() => {
      globalThis.failures = [];
      addEventListener('error', ({ message }) => globalThis.failures.push(message));
      addEventListener('unhandledrejection', ({ reason }) => globalThis.failures.push(String(reason)));
    });
    const hostile = Array.from({ length: 10_000 }, (_, i) => oneOfMany(i));
    // From the page itself: what is no call is not answered. From another frame: nothing is, not even good calls.
    await tab.run((messages) => {
      const all = [document.querySelector('puluc-board').shadowRoot.querySelector('iframe').contentWindow, frames[0]];
      for (const target of [globalThis, ...all]) messages.forEach((message) => target.postMessage(message, '*'));
    }, hostile.filter((one) => !one?.call));
    const good = [{ puluc: 1, id: 1, call: 'connect', args: [] }, { puluc: 1, id: 2, call: 'play', args: ['0-2'] }, { puluc: 1, id: 3, call: 'reset', args: [] }];
    await tab.run(
      (messages) =>
        new Promise((done) => {
          addEventListener('message', ({ data }) => data === 'done' && done());
          /** @type {any} */ (document.getElementById('other')).contentWindow.postMessage(messages, '*');
        }),
      [...hostile, ...good],
    );
    assert.equal(await board().call('getPosition'), '4/2r1g4/4 r 2', 'the board is where it was');
    assert.equal(await plain.evaluate(() => globalThis.puluc.position()), '4/2r1g4/4 r 2', 'and so is the other');
    assert.deepEqual(await board().told('gameover'), []);
    assert.deepEqual(await board().told('goal'), []);
    assert.deepEqual(await tab.run(() => globalThis.failures), []);
  });

  test('a frame that lies is not believed', patience, async (t) => {
    const liar = `<!doctype html><meta charset="utf-8"><title>A liar</title><script>
      parent.postMessage({ puluc: 1, event: 'ready', detail: {} }, '*');
      addEventListener('message', ({ data }) => {
        const bad = [null, 1, 'x', {}, { puluc: 2, event: 'ready', detail: {} }, { puluc: 1, event: 'move', detail: { __proto__: null } }, { puluc: 1, event: 'state', detail: { position: '<img src=x onerror=alert(1)>' } },
          { puluc: 1, event: 'goal', detail: { goal: 'x', reached: true, attempts: -1 } }, { puluc: 1, id: data.id, result: { evil: true } }, { puluc: 1, id: 99, result: null }, { puluc: 1, id: data.id, error: 'x' }];
        for (const message of bad) parent.postMessage(message, '*');
        parent.postMessage({ puluc: 1, id: data.id, result: data.call === 'getPosition' ? '5/9/5 g' : null }, '*');
      });
    </script>`;
    const { board } = await open(t, page('<puluc-board></puluc-board>'), { hosting: { site: { pages: { 'board.html': liar } } } });
    await board().listen();
    await board().call('activate');
    assert.equal(await board().call('getPosition'), '5/9/5 g');
    assert.deepEqual(await board().told('goal'), []);
    assert.deepEqual(await board().told('move'), []);
    assert.match(await board().words(), /Red to throw/);
  });

  test('under strict policies, from a folder of a CDN, and inside a shadow root', patience, async (t) => {
    const wrapped = '<script type="module" src="wrap.js"></script><div id="home"></div>';
    const wrap = "document.getElementById('home').attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('puluc-board'), { position: '4/2r1g4/4 r 2', mode: 'puzzle', goal: 'capture' }));";
    const policy = "default-src 'none'; script-src 'self' {site}; frame-src {site}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";
    const { tab } = await open(t, { 'index.html': page(`${wrapped}${puzzle}`), 'wrap.js': wrap }, {
      hosting: { headers: { 'Content-Security-Policy': policy }, site: { base: '/npm/puluc-board@1.0.0/' } },
    });
    const played = await tab.run(async () => {
      const inner = document.getElementById('home').shadowRoot.querySelector('puluc-board');
      await inner.activate();
      return inner.play('3x5');
    });
    assert.equal(played.captured, 1);
  });

  test('in a sandbox, where there is no origin and no storage', patience, async (t) => {
    const inner = page(puzzle);
    const outer = '<!doctype html><meta charset="utf-8"><title>Around</title><link rel="icon" href="data:,"><puluc-board></puluc-board><iframe sandbox="allow-scripts" src="inner.html" width="800" height="700"></iframe><script type="module" src="{site}puluc-board.js"></script>';
    // What keeps service workers away from other tests complains in a sandbox.
    const { tab } = await open(t, { 'index.html': outer, 'inner.html': inner }, { shape: { offline: true } });
    const frame = await until('the frame', () => tab.page.frames().find((one) => one.url().endsWith('inner.html')));
    const played = await frame.evaluate(async () => {
      await customElements.whenDefined('puluc-board');
      return document.querySelector('puluc-board').play('3x5');
    });
    assert.equal(played.captured, 1);
  });

  test('a plain frame works by its address alone', patience, async (t) => {
    const { tab } = await open(t, page('<puluc-board></puluc-board><iframe src="{site}board.html#position=4/2r1g4/4_r_2&mode=puzzle&goal=capture&lang=es" width="600" height="400" title="Board"></iframe>'));
    const frame = await until('the frame', () => frameOf(tab));
    await frame.waitForFunction(() => document.documentElement.dataset.state === 'ready');
    assert.equal(await frame.evaluate(() => globalThis.puluc.position()), '4/2r1g4/4 r 2');
    assert.match(await frame.evaluate(() => document.getElementById('mirror').textContent), /Captura una pieza/);
    const answer = await tab.run(() => new Promise((done) => {
      addEventListener('message', ({ source, data }) => source === frames[0] && data.id === 4 && done(data));
      frames[0].postMessage({ puluc: 1, id: 4, call: 'play', args: ['3x5'] }, '*');
    }));
    assert.equal(answer.result.captured, 1);
  });

  test('printed, a board is a picture; without JavaScript it is what stands inside', patience, async (t) => {
    const { board, tab } = await open(t, page(puzzle));
    await board().call('activate');
    await tab.page.emulateMedia({ media: 'print' });
    const seen = await tab.run(() => {
      const root = document.querySelector('puluc-board').shadowRoot;
      return [getComputedStyle(root.querySelector('iframe')).display, getComputedStyle(root.querySelector('.picture')).visibility];
    });
    assert.deepEqual(seen, ['none', 'visible']);
    const context = await tab.page.context().browser().newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(tab.page.url());
    assert.match(await plain.innerText('body'), /A puzzle/);
    await context.close();
  });

  test('axe finds nothing, in the picture and in the live board', patience, async (t) => {
    const { board, tab } = await open(t, page(`<main><h1>Boards</h1>${two}<puluc-board mode="diagram"></puluc-board></main>`));
    const violations = async (frame) => {
      await frame.evaluate(axe);
      return frame.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ['violations'] })).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`));
    };
    assert.deepEqual(await violations(tab.page.mainFrame()), []);
    await board().call('activate');
    assert.deepEqual(await violations(frameOf(tab)), []);
  });

  test('a tap brings the board to life in half a second, and a further one costs little', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board style="max-width: 600px"></puluc-board>'.repeat(4)), { hosting: { site: { headers: { 'Cache-Control': 'max-age=600' } } } });
    await board(0).call('activate');
    const times = [];
    for (const place of [1, 2, 3]) {
      const begun = performance.now();
      await board(place).call('activate');
      times.push(performance.now() - begun);
    }
    t.diagnostic(`to life in ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    const memory = await Promise.all([0, 1, 2, 3].map((place) => frameOf(tab, place).evaluate(() => globalThis.puluc.memory() / 2 ** 20)));
    t.diagnostic(`memory of the program, each: ${memory.map((mib) => mib.toFixed(1)).join(', ')} MiB`);
    assert.ok(Math.max(...memory) <= 40);
    assert.ok(Math.min(...times) < 500 * slowness, `${times} ms`);
  });
});

/** Something hostile, a different one for each number. */
function oneOfMany(i) {
  const odd = [null, 0, -1, '', 'ready', true, [], {}, { puluc: 1 }, '__proto__', 'x'.repeat(1000), { toString: 1 }, [[[]]], 1e99];
  const pick = (k) => odd[(i * 7 + k * 13) % odd.length];
  const kinds = [
    () => pick(0),
    () => ({ puluc: pick(1), event: ['ready', 'move', 'goal', 'state', 'toString'][i % 5], detail: pick(2) }),
    () => ({ puluc: 1, id: i, call: ['constructor', '__proto__', 'eval', 'play', 'set', 'goTo'][i % 6], args: [pick(3), pick(4)] }),
    () => ({ puluc: 1, id: pick(5), result: pick(6) }),
    () => ({ puluc: 1, id: i % 20, error: { code: pick(7), message: pick(8) } }),
    () => ({ puluc: 1, event: 'goal', detail: { goal: 'win', reached: true, attempts: 1, extra: i } }),
    () => ({ puluc: 1, event: 'move', detail: { position: `javascript:alert(${i})` } }),
  ];
  return kinds[i % kinds.length]();
}
