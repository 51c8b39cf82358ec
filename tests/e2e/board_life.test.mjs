// How boards in other people's pages come to life and go back to their pictures, whatever happens meanwhile, and what a live
// board is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameOf, onPages } from './foreign.mjs';
import { page } from './host.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

/** How many frames each board has. */
const framesIn = (tab) => tab.run(() => [...document.querySelectorAll('puluc-board')].map(({ shadowRoot }) => shadowRoot.querySelectorAll('iframe').length));
/** The texts of a board's reasons. */
const reasonsOf = (tab) => tab.run(() => [...document.querySelector('puluc-board').shadowRoot.querySelectorAll('.reason')].map(({ textContent }) => textContent));

onPages(['chromium'], (open) => {
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

  test('a record keeps its tags: played on, begun again, and after a rest', patience, async (t) => {
    const record = '[Puluc "1"]\n[Red "Ana"]\n[Event "Ball game"]\n\n1. 3:0-3 2:10-8 *\n';
    const { board, tab } = await open(t, page(`<puluc-board game="${record.replaceAll('"', '&quot;')}" style="max-width: 500px"></puluc-board>`));
    const assertTagged = async () => assert.match(await board(0).call('getGame'), /\[Red "Ana"\]\n\[Event "Ball game"\]/);
    await board(0).call('throwSticks', 5);
    await board(0).call('play', '0-5');
    await assertTagged();
    await tab.run(() => document.querySelector('puluc-board').putAway());
    assert.match(await board(0).call('getGame'), /5:0-5/);
    await assertTagged();
    await board(0).call('reset');
    await assertTagged();
  });

  test('put away while it comes to life, a board gets no frame, and one later', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board style="max-width: 500px"></puluc-board>'.repeat(5)));
    // The script of live boards is not there yet: all of this happens while it comes.
    const outcomes = await tab.run(async () => {
      const boards = [...document.querySelectorAll('puluc-board')];
      const lone = document.createElement('puluc-board');
      document.body.append(lone);
      const removed = lone.activate();
      lone.remove();
      const all = [removed, ...boards.map((one) => one.activate())];
      return (await Promise.allSettled(all)).map(({ reason }) => reason?.code ?? 'live');
    });
    assert.deepEqual(outcomes, ['put-away', 'put-away', 'live', 'live', 'live', 'live']);
    assert.deepEqual(await framesIn(tab), [0, 1, 1, 1, 1]);
    const again = await tab.run(async () => {
      const [one] = document.querySelectorAll('puluc-board');
      const first = one.activate();
      one.putAway();
      return (await Promise.allSettled([first, one.activate()])).map(({ reason }) => reason?.code ?? 'live');
    });
    assert.deepEqual(again, ['put-away', 'live']);
    assert.deepEqual(await framesIn(tab), [1, 0, 1, 1, 1]);
    assert.equal(await board(0).call('throwSticks', 2), 2);
  });

  test('what changes while a board comes to life is not lost', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board position="5/9/5 r"></puluc-board>'.repeat(4)));
    const heard = await tab.run(async () => {
      const [soon, framed, loaded, placed] = document.querySelectorAll('puluc-board');
      const change = (one) => one.setAttribute('position', '4/2r1g4/4 r 2');
      const frameIn = (one) => new Promise((done) => new MutationObserver(() => done(one.shadowRoot.querySelector('iframe'))).observe(one.shadowRoot.querySelector('.box'), { childList: true }));
      frameIn(framed).then(() => change(framed));
      frameIn(loaded).then((frame) => frame.addEventListener('load', () => change(loaded)));
      const all = [soon, framed, loaded].map((one) => one.activate());
      change(soon);
      const refused = placed.activate();
      const positions = [placed.setPosition('3/2r1g1r2/4 r 2')];
      return Promise.all([...all, refused, ...positions]).then(() => Promise.all([soon, framed, loaded, placed].map((one) => one.getPosition())));
    });
    await until('the position of the one that changed last', async () => (await board(2).call('getPosition')) === '4/2r1g4/4 r 2');
    assert.deepEqual([heard[0], heard[1], heard[3]], ['4/2r1g4/4 r 2', '4/2r1g4/4 r 2', '3/2r1g1r2/4 r 2']);
  });

  test('a live board is told what differs, and keeps its game', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board sound="on" side="purple" orientation="lying"></puluc-board><puluc-board orientation="lying" mode="diagram"></puluc-board>'), { shape: { width: 376, height: 700 } });
    const one = board();
    await one.listen();
    await one.call('activate');
    assert.match((await reasonsOf(tab))[0], /side="purple"/, 'what is wrong with the options is still said');
    const inside = frameOf(tab);
    // Where it has not the room to lie it stands, with room enough for that; a picture alone can lie.
    assert.ok(await inside.evaluate(() => innerWidth < 480 && innerHeight >= 420));
    assert.ok((await board(1).box()).height < 200);

    await inside.evaluate(() => {
      const { puluc } = globalThis;
      const { intent } = puluc;
      globalThis.intents = [];
      puluc.intent = (text) => (globalThis.intents.push(text), intent(text));
    });
    /** What the program is told when attributes change. */
    const told = async (attributes) => {
      await inside.evaluate(() => void (globalThis.intents.length = 0));
      await one.set(attributes);
      await one.call('getPosition');
      return inside.evaluate(() => globalThis.intents.filter((text) => text !== 'skip'));
    };
    await one.call('setPosition', ' 4/2r1g4/4 r ');
    await one.call('throwSticks', 2);
    assert.deepEqual(await told({ theme: 'dark' }), ['theme dark']);
    assert.deepEqual(await told({ side: 'red' }), ['embed mode=play side=red controls=on coordinates=on board=standing']);
    assert.deepEqual(await told({ theme: 'dark' }), []);
    assert.equal(await one.call('getPosition'), '4/2r1g4/4 r 2', 'the game goes on');
    assert.deepEqual(await tab.run(() => ['position', 'throw', 'game'].map((name) => document.querySelector('puluc-board').getAttribute(name))), ['4/2r1g4/4 r', null, null]);
    for (const bad of ['5/9/6 r', '#position=5/9/5_r', 5, '']) assert.match(await one.call('setPosition', bad), /^unreadable: ./);
    await tab.run(() => document.querySelector('puluc-board').putAway());
    assert.match(await one.words(), /Red to move: 2/, 'the game is kept through refusals');
    await one.call('activate');
    assert.equal(await one.call('getPosition'), '4/2r1g4/4 r 2');
    assert.match(await one.call('getGame'), /4\/2r1g4\/4 r/);

    const kept = () => frameOf(tab).evaluate(async () => ({ caches: await caches.keys(), ...localStorage, ...sessionStorage }));
    assert.deepEqual(await kept(), { caches: [] }, 'what is played is not kept');
    await one.set({ mode: 'puzzle', goal: 'best' });
    await frameOf(tab).waitForFunction(() => document.documentElement.dataset.table === 'here');
    assert.deepEqual(await kept(), { caches: ['puluc-table'] }, 'the solved game is');
    // A refusal of the program is shown, and changes nothing.
    await frameOf(tab).evaluate(() => {
      const { puluc } = globalThis;
      const { accessible } = puluc;
      puluc.accessible = () => ({ ...accessible(), refusal: 'Refused' });
    });
    await one.set({ game: '1. 3:0-3 *' });
    await until('the reason', async () => /Refused/.test((await reasonsOf(tab))[1]));
    assert.equal((await one.told('error')).at(-1).code, 'unreadable');
  });

  test('a live board is called as its label and its language say', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board></puluc-board>'));
    await board().call('activate');
    const calls = (name) => until(name, () => tab.run((title) => document.querySelector('puluc-board').shadowRoot.querySelector('iframe').title === title, name));
    await calls('Puluc board');
    for (const [attributes, name] of [[{ label: 'A lesson' }, 'A lesson'], [{ lang: 'es' }, 'A lesson'], [{ label: null }, 'Tablero de puluc'], [{ lang: 'en' }, 'Puluc board']]) {
      await board().set(attributes);
      await calls(name);
    }
  });

  test('what can’t be used beside the others is said once, and the live board goes on without it', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board></puluc-board>'));
    const one = board();
    await one.listen();
    await one.call('activate');
    await one.set({ game: '1. 3:0-3 2:10-8 *', throw: '4', ply: '9', level: 'keen,casual' });
    await until('the end of the game', async () => (await one.call('getPosition')) === '4/2r4g1/4 r');
    const [reason, trouble] = await reasonsOf(tab);
    for (const said of ['throw="4"', 'ply="9"', 'level="keen,casual"']) assert.ok(reason.includes(said), `${said} in ${reason}`);
    assert.equal(trouble, '');
    assert.deepEqual((await one.told('error')).map(({ code, option }) => `${code} ${option}`).sort(), ['option level', 'option ply', 'option throw']);
    await one.set({ throw: null, ply: '1', mode: 'watch' });
    await until('no reason any more', async () => (await reasonsOf(tab))[0] === '');
  });

  test('a board that can’t be loaded says so, beside what is wrong with its options', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board side="purple"></puluc-board>'), { hosting: { site: { pages: { 'puluc-live.js': 'throw new Error("not here");' } } } });
    await board().listen();
    assert.match(await board().call('play', '3x5'), /^unreachable: The board could not be loaded/);
    const reasons = await reasonsOf(tab);
    assert.match(reasons[0], /side="purple"/);
    assert.match(reasons[1], /could not be loaded/);
    assert.deepEqual((await board().told('error')).map(({ code }) => code), ['unreachable']);
  });

  test('what has not the form of an argument is refused, and brings nothing to life', patience, async (t) => {
    const { board, tab } = await open(t, page('<puluc-board position="4/2r1g4/4 r" throw="2"></puluc-board>'));
    const one = board();
    const refused = async () => {
      for (const args of [['play', '3–5'], ['play'], ['play', 5], ['throwSticks', 9], ['throwSticks', null], ['throwSticks', '3'], ['goTo', -1], ['goTo'], ['goTo', 1.5]]) {
        assert.match(await one.call(...args), /^illegal: \w+ takes a /, String(args));
      }
      for (const bad of [5, null, '', 'x']) assert.match(await one.call('setPosition', bad), /^unreadable: position=/);
    };
    await refused();
    assert.deepEqual(await framesIn(tab), [0]);
    await one.call('activate');
    await refused();
    assert.equal(await one.call('getPosition'), '4/2r1g4/4 r 2');
    assert.equal((await one.call('play', '3x5', 'and more')).captured, 1);
  });
});
