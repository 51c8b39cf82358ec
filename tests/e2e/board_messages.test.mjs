// The messages between a page and a board: nobody is listened to but the other end, nothing is let in that has not the form
// of the protocol, and what is wrong is answered. In pages of every kind: strict, sandboxed, with a plain frame.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { schemaIn } from '../page/schema.mjs';
import { frameOf, onPages, puzzle } from './foreign.mjs';
import { page } from './host.mjs';
import { site } from './site.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

const read = (/** @type {string} */ file) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
/** Scripts for pages that are up to no good: 10,000 different messages that an end of the protocol has no use for. */
const scripts = {
  'messages.mjs': read('../page/messages.mjs'),
  'schema.mjs': read('../page/schema.mjs'),
  'hostile.mjs': `
    import { hostileMessages } from './messages.mjs';
    import { fitting } from './schema.mjs';
    const schema = ${JSON.stringify(schemaIn(read('../../docs/embedding.md')))};
    const fits = fitting(schema);
    export const hostileTo = (kind, seed) => hostileMessages(seed, 10_000, (message) => fits(schema.$defs[kind], message));
    /** A thousand at a time, so that not all of them wait at once. */
    export async function post(messages, target) {
      for (let i = 0; i < messages.length; i += 1000) {
        messages.slice(i, i + 1000).forEach((message) => target.postMessage(message, '*'));
        await new Promise((done) => setTimeout(done));
      }
    }
    globalThis.hostile = { hostileTo, post };`,
};

onPages(['chromium'], (open) => {
  test('nobody else is listened to, at either end', patience, async (t) => {
    const attacker = `<!doctype html><meta charset="utf-8"><title>Another frame</title><link rel="icon" href="data:,"><script type="module">
      import { hostileTo, post } from './hostile.mjs';
      addEventListener('message', async ({ data: good }) => {
        await post([...hostileTo('call', 2), ...good.calls], parent.frames[0]);
        await post([...hostileTo('event', 3), ...good.events], parent);
        parent.postMessage('done', '*');
      });
    </script>`;
    const body = `${puzzle}<iframe id="plain" src="{site}board.html#position=4/2r1g4/4_r_2" title="Board"></iframe><iframe id="other" src="other.html"></iframe>`;
    const head = '<script type="module" src="hostile.mjs"></script>';
    const { board, tab } = await open(t, { 'index.html': page(body, { head }), 'other.html': attacker, ...scripts });
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
    // From the page itself, which may speak to the plain frame: what is no call is not answered. The element listens to its
    // frame alone. From another frame: nothing is answered, not even good calls.
    const answered = await tab.run(async () => {
      const heard = [];
      const last = new Promise((done) => {
        addEventListener('message', ({ source, data }) => {
          if (source !== frames[0]) return;
          heard.push(data);
          if (data.id === 77_777) done(undefined);
        });
      });
      const { hostileTo, post } = globalThis.hostile;
      const messages = hostileTo('call', 1);
      const live = document.querySelector('puluc-board').shadowRoot.querySelector('iframe').contentWindow;
      for (const target of [globalThis, live, frames[0]]) await post(messages, target);
      frames[0].postMessage({ puluc: 1, id: 77_777, call: 'getPosition', args: [] }, '*');
      await last;
      return heard;
    });
    assert.deepEqual(answered, [{ puluc: 1, id: 77_777, result: '4/2r1g4/4 r 2' }]);
    const calls = [{ puluc: 1, id: 1, call: 'connect', args: [] }, { puluc: 1, id: 2, call: 'play', args: ['0-2'] }, { puluc: 1, id: 3, call: 'reset', args: [] }];
    const events = [{ puluc: 1, event: 'gameover', detail: { winner: 'green' } }, { puluc: 1, event: 'goal', detail: { goal: 'win', reached: true, attempts: 1 } }];
    await tab.run(
      (good) =>
        new Promise((done) => {
          addEventListener('message', ({ data }) => data === 'done' && done());
          /** @type {any} */ (document.getElementById('other')).contentWindow.postMessage(good, '*');
        }),
      { calls, events },
    );
    assert.equal(await board().call('getPosition'), '4/2r1g4/4 r 2', 'the board is where it was');
    assert.equal(await plain.evaluate(() => globalThis.puluc.position()), '4/2r1g4/4 r 2', 'and so is the other');
    assert.deepEqual(await board().told('gameover'), []);
    assert.deepEqual(await board().told('goal'), []);
    assert.deepEqual(await tab.run(() => globalThis.failures), []);
  });

  test('a frame that lies is not believed', patience, async (t) => {
    // Whatever was asked first is answered well, and then come lies of every kind. A second answer to getPosition is of no use.
    const liar = `<!doctype html><meta charset="utf-8"><title>A liar</title><script type="module">
      import { hostileTo, post } from './hostile.mjs';
      const bad = [null, 1, 'x', { puluc: 2, event: 'ready', detail: {} }, { puluc: 1, event: 'move', detail: { __proto__: null } }, { puluc: 1, event: 'state', detail: { position: '<img src=x onerror=alert(1)>' } },
        { puluc: 1, event: 'goal', detail: { goal: 'x', reached: true, attempts: -1 } }, { puluc: 1, id: 9999, result: null }, ...hostileTo('event', 4)];
      const say = (message) => parent.postMessage(message, '*');
      let asked = 0;
      addEventListener('message', async ({ data: { call, id } }) => {
        if (call !== 'getPosition') say({ puluc: 1, id, result: null });
        if (call === 'connect') {
          await post(bad, parent);
          say({ puluc: 1, event: 'throw', detail: { side: 'red', value: 5, ply: 77 } });
        }
        if (call !== 'getPosition') return;
        asked++;
        if (asked === 1) say({ puluc: 1, id, result: { evil: true } });
        if (asked === 2) say({ puluc: 1, id, error: 'x' });
        say({ puluc: 1, id, result: '5/9/5 g' });
      });
      say({ puluc: 1, event: 'ready', detail: {} });
    </script>`;
    const { board, tab } = await open(t, page('<puluc-board></puluc-board>'), { hosting: { site: { pages: { 'board.html': liar, ...scripts } } } });
    await board().listen();
    await board().call('activate');
    assert.deepEqual(await until('what comes after all lies', async () => (await board().told('throw')).length && board().told('throw')), [{ side: 'red', value: 5, ply: 77 }]);
    // What is no answer to what was asked is not waited for any longer.
    assert.match(await board().call('getPosition'), /^failed: .*getPosition/);
    assert.match(await board().call('getPosition'), /^failed: /);
    assert.equal(await board().call('getPosition'), '5/9/5 g');
    for (const name of ['move', 'goal', 'gameover', 'error']) assert.deepEqual(await board().told(name), [], name);
    assert.match(await board().words(), /Red to throw/);
    assert.equal(await tab.run(() => document.querySelector('puluc-board').shadowRoot.textContent.includes('evil')), false);
  });

  test('under strict policies, from a folder deep in a host, and inside a shadow root', patience, async (t) => {
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

  test('with the script from a host that sends pages as plain text, and the board from another, as the guide says', patience, async (t) => {
    const cdn = await site({ base: '/npm/puluc-board/', plainPages: true });
    t.after(() => cdn.close());
    const [, guide] = /```html\n([^`]*PulucBoard\.home[^`]*)```/.exec(fs.readFileSync('docs/embedding.md', 'utf8')) ?? [];
    const body = guide.replace('https://cdn.example.net/npm/puluc-board/', cdn.url).replace('https://example.org/puluc/', '{site}');
    const { board, host } = await open(t, page(body, { script: '' }));
    assert.equal(await board().call('throwSticks', 3), 3);
    assert.equal((await board().call('play', '0-3')).move, '0-3');
    assert.deepEqual(cdn.requests.map((name) => name.split('/').at(-1)).sort(), ['puluc-board.js', 'puluc-live.js']);
    assert.ok(host.boards.requests.includes('/board.html'));
    assert.ok(!host.boards.requests.includes('/puluc-board.js'));
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

  test('what is wrong with the address of a plain frame is shown and told, and the board plays on', patience, async (t) => {
    const { tab } = await open(t, page('<puluc-board></puluc-board><iframe src="{site}board.html#mode=diagram&position=4/2r1g4/4_r_2&game=1._3:0-3&side=blue" width="600" height="400" title="Board"></iframe>'));
    const frame = await until('the frame', () => frameOf(tab));
    await frame.waitForFunction(() => document.documentElement.dataset.state === 'ready');
    const reason = () => frame.evaluate(() => document.getElementById('reason').textContent);
    assert.match(await reason(), /game="1\. 3:0-3".*side="blue".*mode="diagram"/);
    await frame.evaluate(() => (document.documentElement.dataset.graphics = 'missing'));
    assert.ok(await frame.evaluate(() => document.getElementById('reason').getClientRects().length === 1), 'it is seen where there are no graphics');
    /** The answer to a call, and the errors that were told until then. */
    const ask = (id, call, ...args) =>
      tab.run((message) => new Promise((done) => {
        const errors = [];
        addEventListener('message', ({ source, data }) => {
          if (source !== frames[0]) return;
          if (data.event === 'error') errors.push(data.detail);
          if (data.id === message.id) done({ ...data, errors });
        });
        frames[0].postMessage(message, '*');
      }), { puluc: 1, id, call, args });
    const { errors } = await ask(1, 'connect');
    assert.deepEqual(errors.map(({ code }) => code), ['option', 'option', 'option']);
    assert.match(errors[2].message, /mode="diagram"/);
    assert.equal((await ask(2, 'play', '3x5')).result.captured, 1);

    const set = await ask(3, 'set', { position: '5/9/6 r', mode: 'diagram', theme: 'dark' });
    assert.deepEqual(set.errors.map(({ message }) => /\w+/.exec(message)[0]), ['position', 'mode']);
    assert.match(await reason(), /position="5\/9\/6 r"/);
    await ask(4, 'setPosition', '4/2r1g4/4 r 2');
    for (const [i, text] of ['5/9/6 r', '#position=5/9/5_r', '1. 3:0-3 *', ''].entries()) {
      assert.equal((await ask(10 + i, 'setPosition', text)).error.code, 'unreadable', text);
    }
    await ask(20, 'set', { theme: 'dark', position: '4/2r1g4/4 r 2' });
    assert.equal((await ask(21, 'getPosition')).result, '4/2r1g4/4 r 2');
    assert.equal(await reason(), '');
  });
});
