// The embed guide: what it shows works as it is written, and a page made with it is a good one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { attributes as examples } from '../../web/page/board_examples.mjs';
import { jumps, watchJumps } from './jumps.mjs';
import { inChromium, opened, there } from './pages.mjs';
import { patience } from './stage.mjs';
import { until } from './until.mjs';

describe('the embed guide', inChromium, () => {
  const at = there('chromium');

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
