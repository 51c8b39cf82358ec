// The solved game in the page: it comes beside the game, is kept, and whatever is wrong with it is told once and leaves the
// game as it was.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { memoryOfPages, pagesOf } from './memory.mjs';
import { built } from './site.mjs';
import { inBrowsers, patience } from './stage.mjs';

const table = () => fs.readFileSync(path.join(built, 'puluc.table'));
const query = '?seed=1&table=load';

const state = (game) => game.until('the solved game, or that it does not come', () =>
  game.tab.run(() => ['here', 'missing'].includes(document.documentElement.dataset.table) && document.documentElement.dataset.table));

/** What the panel with the chances says of them. */
async function trust(game) {
  await game.intents('open-panel chances');
  return game.until('the chances', async () => (await game.part('items')).match(/[^.]*(estimate|exact)[^.]*/)?.[0]);
}

/** The worker's progress when it has all the bytes (web/page/table_worker.js). */
const arrivedAt = 0.6;
/** Marks when the bytes have come and when the game has taken them over. */
const watch = `{
  const mark = (name) => performance.getEntriesByName(name).length || performance.mark(name);
  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => data.progress >= ${arrivedAt} && mark('arrived'));
    }
  };
  const root = document.documentElement;
  new MutationObserver(() => root.dataset.table === 'here' && mark('here')).observe(root, { attributeFilter: ['data-table'] });
}`;

/** Milliseconds from one mark to another, and what each task of that thread after the first took of the processor. */
function between(events, first, last) {
  const [from, to] = [first, last].map((name) => events.find((event) => event.cat === 'blink.user_timing' && event.name === name));
  const tasks = events.filter(({ name, pid, tid, ts, dur }) =>
    name === 'ThreadControllerImpl::RunTask' && pid === from.pid && tid === from.tid && ts + dur > from.ts);
  return { took: (to.ts - from.ts) / 1000, tasks: tasks.map(({ tdur }) => tdur / 1000) };
}

inBrowsers((open, name) => {
  test('the solved game takes over, and is there without the network the next time', patience, async (t) => {
    const { game, server } = await open(t, { query });
    assert.equal(await state(game), 'here');
    assert.match(await trust(game), /exact/);
    await game.open(server.url, query);
    assert.equal(await state(game), 'here');
    assert.equal(await game.part('notice'), '');
    // WebKit's test browser keeps nothing from page to page.
    if (name === 'webkit') return;
    assert.equal(server.requests.filter((path) => path.endsWith('puluc.table')).length, 1, 'it was kept');
  });
});

inBrowsers((open) => {
  // In time of the processor: other work on the machine holds up a page for longer.
  test('the page answers while the solved game comes, which is soon', patience, async (t) => {
    const { game, tab, server } = await open(t, { host: { before: watch } });
    const browser = tab.page.context().browser();
    const used = new Map();
    await tab.page.context().route('**/puluc.table', async (route) => {
      for (const { id, cpuTime } of await pagesOf(tab)) used.set(id, cpuTime);
      await route.continue();
    });
    await browser.startTracing(tab.page, { categories: ['toplevel', 'blink.user_timing'] });
    await game.open(server.url, query);
    assert.equal(await state(game), 'here');
    const seconds = (await pagesOf(tab)).reduce((sum, { id, cpuTime }) => sum + cpuTime - (used.get(id) ?? 0), 0);
    const { took, tasks } = between(JSON.parse(String(await browser.stopTracing())).traceEvents, 'arrived', 'here');
    const memory = await tab.run(() => globalThis.puluc.memory());
    const longest = Math.max(...tasks);
    t.diagnostic(`${Math.round(took)} ms, ${seconds.toFixed(2)} s of the processor, longest task ${longest.toFixed(1)} ms, memory of the program ${memory}`);
    assert.ok(used.size > 0 && seconds > 0 && seconds <= 2, `${seconds} s`);
    assert.ok(tasks.length > 0 && longest <= 50, `${longest} ms`);
    assert.ok(memory < 17_300_000 + 64 * 2 ** 20);
  });

  test('a perfect move takes no time to see', patience, async (t) => {
    const { game, tab } = await open(t, { query, position: '1/1r1(grr)2r2/2 r 2' });
    assert.equal(await state(game), 'here');
    const took = await tab.run(() => {
      const hundreds = [1, 2, 3].map(() => {
        const begun = performance.now();
        for (let i = 0; i < 100; i++) globalThis.puluc.intent('hint');
        return (performance.now() - begun) / 100;
      });
      return Math.min(...hundreds);
    });
    t.diagnostic(`${took.toFixed(2)} ms`);
    assert.ok(took <= 1, `${took} ms`);
    await game.until('the hint', async () => /Hint: /.test(await game.text()));
  });

  const damaged = () => {
    const bytes = table();
    bytes[bytes.length >> 1] ^= 1;
    return bytes;
  };
  const withByte = (at, value) => {
    const bytes = table();
    bytes[at] = value;
    return bytes;
  };
  /** As if it had been written so: the sum is the CRC-32 of all other bytes (engine/table_format.hpp). */
  const whole = (bytes) => {
    let rest = ~0;
    for (const byte of Buffer.concat([bytes.subarray(0, 28), bytes.subarray(32)])) {
      rest ^= byte;
      for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    }
    bytes.writeUInt32LE(~rest >>> 0, 28);
    return bytes;
  };
  const bodies = {
    'of size 0': [Buffer.alloc(0), /empty/],
    'an error page in its place': [Buffer.from('<!doctype html><title>Not found</title>'), /something else/],
    'cut short': [table().subarray(0, 1_000_000), /end of the file is missing/],
    'too long': [Buffer.concat([table(), Buffer.from('more')]), /too long/],
    'with a flipped bit': [damaged(), /damaged/],
    'with a damaged version': [withByte(8, 99), /damaged/],
    'of another version': [whole(withByte(8, 99)), /another version/],
    'of other rules': [whole(withByte(12, 99)), /other rules/],
  };
  for (const [what, [body, said]] of Object.entries(bodies)) {
    test(`a table ${what} is told once, and the game goes on`, patience, async (t) => {
      await assertTold(t, (route) => route.fulfill({ body, contentType: 'application/octet-stream' }), said);
    });
  }

  const refuse = (route) => route.fulfill({ status: 503, body: 'busy' });
  const networks = { 'that the server refuses': [refuse, /refuses/], 'that nothing sends': [(route) => route.abort(), /nothing answers/] };
  // What reads the table comes over the network as well.
  for (const file of ['puluc.table', 'table_worker.js', 'puluc-table.js', 'puluc-table.wasm']) {
    for (const [what, [answer, said]] of Object.entries(networks)) {
      test(`${file} ${what} is told once, and the game goes on`, patience, (t) => assertTold(t, answer, said, file));
    }
  }
  test('an error page in the place of the machine code is told as what it is', patience, (t) =>
    assertTold(t, (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }), /something else/, 'puluc-table.wasm'));

  /** Answers for a file with `answer`, and sees what the person is told. */
  async function assertTold(t, answer, said, file = 'puluc.table') {
    const { game, tab, server } = await open(t, { flawless: false });
    await tab.page.context().route(`**/${file}`, answer);
    await game.open(server.url, query);
    await assertSaid(game, said);
  }

  async function assertSaid(game, said) {
    assert.equal(await state(game), 'missing');
    const notice = await game.until('the notice', () => game.part('notice'));
    assert.match(notice, said);
    await game.intents('dismiss');
    await game.until('no notice any more', async () => (await game.part('notice')) === '');
    assert.match(await trust(game), /estimate/);
    await game.intents('close-panel', 'throw');
    assert.equal(await game.turn(), 'move');
  }

  for (const [file, what, early, said] of [
    ['puluc.table', 'breaks off midway', 'end', /broke off/],
    ['puluc.table', 'stands still', 'wait', /stands still/],
    ['puluc-table.wasm', 'breaks off midway', 'end', /broke off/],
    ['puluc-table.js', 'breaks off midway', 'end', /broke off/],
  ]) {
    test(`a download of ${file} that ${what} is told once, and the game goes on`, patience, async (t) => {
      const { game } = await open(t, { query, host: { interrupt: { [file]: early } }, flawless: false });
      await assertSaid(game, said);
    });
  }

  /** The site with a worker in which something is otherwise. */
  const patched = (patch) => ({ pages: { 'table_worker.js': `${patch}\n${fs.readFileSync(path.join(built, 'table_worker.js'), 'utf8')}` } });

  const refusals = {
    'memory that can’t grow': ['WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no memory"); };', /memory/],
    'no memory to begin with': ['WebAssembly.instantiate = () => Promise.reject(new RangeError("no memory"));', /memory/],
    'a browser that runs no machine code there': ['WebAssembly.instantiate = () => Promise.reject(new TypeError("no"));', /does not let it be read/],
  };
  for (const [what, [patch, said]] of Object.entries(refusals)) {
    test(`with ${what} the game goes on`, patience, async (t) => {
      const { game } = await open(t, { query, host: patched(patch), flawless: false });
      await assertSaid(game, said);
    });
  }

  test('a kept file that can’t be read is fetched again', patience, async (t) => {
    const unreadable = 'Response.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));';
    const { game, server } = await open(t, { query, host: patched(unreadable) });
    assert.equal(await state(game), 'here');
    await game.open(server.url, query);
    assert.equal(await state(game), 'here');
    assert.equal(await game.part('notice'), '');
    assert.equal(server.requests.filter((path) => path.endsWith('puluc.table')).length, 2);
  });

  test('without room to keep it the solved game is here all the same', patience, async (t) => {
    const full = 'Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));';
    const { game } = await open(t, { query, host: patched(full) });
    assert.equal(await state(game), 'here');
    assert.match(await game.until('the notice', () => game.part('notice')), /no room to keep it/);
  });

  test('the solved game takes little of the tab’s memory', patience, async (t) => {
    const rest = () => new Promise((done) => setTimeout(done, 2000));
    const { game, server, tab } = await open(t);
    await rest();
    const without = await memoryOfPages(tab);
    await game.open(server.url, query);
    assert.equal(await state(game), 'here');
    await rest();
    const more = (await memoryOfPages(tab)) - without;
    t.diagnostic(`${more.toFixed(1)} MiB more than the game alone`);
    assert.ok(more < 64, `${more} MiB`);
  });
}, ['chromium']);
