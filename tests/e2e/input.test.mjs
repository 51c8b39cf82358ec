// What the board takes of a person's keys, wheel and fingers, and what it must leave to the page around it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { path } from './game.mjs';
import { inBrowsers, patience } from './stage.mjs';

/** More page below the board, a field in it, and a listener of the page's own for keys. */
function addPage(tab) {
  return tab.run(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="below"><label>Field <input id="field"></label></p>');
    document.getElementById('below').style.height = '3000px';
    globalThis.heard = [];
    document.addEventListener('keydown', (event) => globalThis.heard.push([event.key, event.defaultPrevented]));
  });
}
const scrolled = (tab) => tab.run(() => Math.round(scrollY));
const heard = (tab) => tab.run(() => globalThis.heard);

inBrowsers((open, name) => {
  test('keys that the board does not use reach the page and the browser, with the board focused', patience, async (t) => {
    const { game, tab } = await open(t);
    await addPage(tab);
    await game.focus();
    await tab.press('ArrowDown');
    await game.until('the page to scroll', () => scrolled(tab));
    for (const key of ['ArrowLeft', 'q', 'F2', 'PageDown']) await tab.press(key);
    await tab.press('z', ['Control']);
    const others = (await heard(tab)).filter(([key]) => key !== 'Control');
    assert.deepEqual(others, [['ArrowDown', false], ['ArrowLeft', false], ['q', false], ['F2', false], ['PageDown', false], ['z', false]]);
  });

  test('keys that the board uses do not scroll the page', patience, async (t) => {
    const { game, tab } = await open(t);
    await addPage(tab);
    await game.focus();
    await tab.press(' ');
    await game.until('the throw', async () => / r \d$/.test(await game.position()));
    assert.deepEqual(await heard(tab), [[' ', true]]);
    assert.equal(await scrolled(tab), 0);
  });

  test('without the focus the board takes no key', patience, async (t) => {
    const { game, tab } = await open(t);
    await addPage(tab);
    await tab.run(() => document.activeElement.blur());
    await tab.press(' ');
    await game.until('the page to scroll', () => scrolled(tab));
    await tab.press('ArrowRight');
    assert.deepEqual(await heard(tab), [[' ', false], ['ArrowRight', false]]);
    assert.equal(await game.position(), '5/9/5 r');
  });

  test('a text field beside the board can be typed in', patience, async (t) => {
    const { game, tab } = await open(t);
    await addPage(tab);
    await tab.run(() => document.getElementById('field').focus());
    await tab.type('hum n u? 5');
    await tab.press('ArrowLeft');
    await tab.type('4');
    assert.equal(await tab.run(() => document.getElementById('field').value), 'hum n u? 45');
    assert.equal(await game.position(), '5/9/5 r');
  });

  test('Tab goes through the pieces and then leaves the board for the page’s buttons', patience, async (t) => {
    const { game, tab } = await open(t, { position: '3/r2r5/5 r 2' });
    await game.focus();
    await game.turn();
    await game.still();
    const choices = await game.choices();
    assert.ok(choices.length >= 3);
    const onBoard = () => tab.run(() => document.activeElement.id === 'canvas');
    for (const _ of choices) {
      assert.ok(await onBoard());
      await tab.press('Tab');
      await game.still();
    }
    assert.ok(await onBoard(), 'the last piece is chosen');
    await tab.press('Tab');
    assert.ok(await tab.run(() => document.activeElement.closest('#mirror') !== null));
    await game.until('the buttons to be seen', () =>
      tab.run(() => document.getElementById('mirror').getBoundingClientRect().width > 200),
    );
  });

  test('the wheel over the board scrolls the page, except in a panel with more than it shows', patience, async (t) => {
    const { game, tab } = await open(t);
    await addPage(tab);
    await tab.mouseTo(300, 300);
    await tab.wheel(0, 120);
    await game.until('the page to scroll', () => scrolled(tab));
    await tab.run(() => scrollTo(0, 0));
    await game.intents('open-panel about');
    await game.still();
    await tab.wheel(0, 120);
    await game.still();
    assert.equal(await scrolled(tab), 0);
    const scrolls = async (panel, x) => {
      await game.intents(`open-panel ${panel}`);
      await game.still();
      await tab.mouseTo(x, 300);
      await tab.wheel(0, 120);
      await game.until('the page to scroll', () => scrolled(tab));
      await tab.run(() => scrollTo(0, 0));
    };
    // WebKitGTK's driver scrolls a page once, and no more after a scrollTo().
    if (name === 'webkit') return;
    await scrolls('share', 300); // a panel that shows all
    await scrolls('about', 3); // beside the panel
  });

  test('one tap is counted once', patience, async (t) => {
    const { game, tab } = await open(t, { intents: ['opponent person', 'new-game', 'speed slow', 'close-panel'] });
    await tab.run(() => {
      globalThis.presses = 0;
      document.getElementById('canvas').addEventListener('mousedown', () => globalThis.presses++);
    });
    await game.tap('sticks');
    await game.until('the throw', async () => /\d$/.test(await game.position()));
    assert.equal(await tab.run(() => globalThis.presses), 1, 'a tap that holds nothing comes as one click');
    assert.notEqual(await game.turn(), 'throw');
    const before = await game.position();
    await game.touchDrag(0, Number(before.at(-1)));
    await game.until('the move', async () => (await game.position()) !== before);
    assert.equal((await game.turns()).match(/:/g)?.length, 1, 'one turn');
    if (name !== 'webkit') assert.equal(await tab.run(() => globalThis.presses), 1, 'a finger that holds a piece is no mouse');
  });

  test('a drag that is let go outside the canvas does not stick and does not move', patience, async (t) => {
    const { game, tab } = await open(t, { position: '5/9/5 r 2' });
    await tab.run(() => (document.getElementById('stage').style.width = '700px'));
    await game.still();
    await tab.mouseTo(...(await game.handle(0)));
    await tab.mouseDown();
    await tab.mouseTo(...(await game.where('space 2')), 3);
    await tab.mouseTo(820, 300, 3);
    await tab.mouseUp();
    await game.still();
    assert.equal(await game.position(), '5/9/5 r 2');
    await tab.mouseTo(...(await game.where('space 2')), 3);
    await game.still();
    assert.equal(await game.position(), '5/9/5 r 2', 'nothing is in the hand');
    await game.drag(0, 2);
    await game.until('the move', async () => (await game.position()) === '4/1r7/5 g');
  });

  test('the sticks roll: nothing can be moved, and a second tap throws no second time', patience, async (t) => {
    const { game } = await open(t, { intents: ['opponent person', 'new-game', 'speed slow', 'close-panel'] });
    await game.click('sticks');
    await game.until('the throw', async () => /\d$/.test(await game.position()));
    const thrown = await game.position();
    await game.intents('play 0', 'choose 0', 'play-chosen', 'throw', 'throw');
    assert.equal(await game.position(), thrown);
    assert.equal(await game.turn(), 'move');
    await game.click('sticks');
    await game.still();
    assert.equal(await game.position(), thrown);
  });

  test('the focus stays in the page’s text from turn to turn', patience, async (t) => {
    const { game, tab } = await open(t);
    for (let i = 0; i < 3; i++) {
      assert.equal(await game.turn(), 'throw');
      await game.pressButton('throw');
      assert.equal(await game.turn(), 'move');
      assert.ok(await tab.run(() => document.activeElement.closest('#mirror') !== null));
      await game.pressButton(`play ${(await game.choices())[0]}`);
    }
    await game.turn();
    await game.pressButton('open-panel menu');
    await game.until('the panel’s title to have the focus', () => tab.run(() => document.activeElement.id === 'panel-title'));
    await tab.press('Tab');
    await game.pressButton('close-panel');
    await game.until('the menu’s button to have the focus', () =>
      tab.run(() => document.activeElement.dataset.intent === 'open-panel menu'),
    );
  });
});

inBrowsers((open, name) => {
  test('a swipe scrolls the page, a drag of a piece does not', patience, async (t) => {
    const { game, tab } = await open(t, { shape: { width: 390, height: 844 }, position: '5/9/5 r 2' });
    await addPage(tab);
    await game.touchDrag(0, 2);
    await game.until('the move', async () => (await game.position()) === '4/1r7/5 g');
    assert.equal(await scrolled(tab), 0);
    await game.turn();
    const from = await game.where('space 5');
    await tab.touch(path(from, [from[0], from[1] - 250], 8));
    await game.until('the page to scroll', () => scrolled(tab));
    assert.equal(await game.position(), '4/1r7/5 g');
  });

  test('a touch that the browser takes away lets the piece go', patience, async (t) => {
    // Chromium complains that SDL wants to prevent what can't be prevented any more.
    const { game, tab } = await open(t, { flawless: false, shape: { width: 390, height: 844 }, position: '5/9/5 r 2' });
    await tab.touch(path(await game.handle(0), await game.where('space 2')), false);
    await tab.session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await game.still();
    assert.equal(await game.position(), '5/9/5 r 2');
    await game.touchDrag(0, 2);
    await game.until('the move', async () => (await game.position()) === '4/1r7/5 g');
  });

  test('a drag out of a frame that is let go outside does not stick', patience, async (t) => {
    const frame = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Around</title><iframe src="index.html?seed=1#position=5/9/5_r_2" width="600" height="500"></iframe>';
    const { tab, server } = await open(t, { host: { pages: { 'around.html': frame } } });
    await tab.page.goto(`${server.url}around.html`);
    await tab.page.waitForFunction(() => globalThis.frames[0].document.documentElement.dataset.state === 'ready');
    const inside = tab.page.frames()[1];
    const position = () => inside.evaluate(() => globalThis.puluc.position());
    const box = await tab.page.locator('iframe').boundingBox();
    const at = (what) =>
      inside.evaluate((name) => globalThis.puluc.where(name).split(' ').map(Number), what).then(([x, y]) => [x + box.x, y + box.y]);
    await inside.waitForFunction(() => globalThis.puluc.frames() > 0 && [0, 1, 2, 3, 4].some((i) => globalThis.puluc.grips(...globalThis.puluc.where(`piece ${i}`).split(' ').map(Number))));
    const gripped = await inside.evaluate(() => [0, 1, 2, 3, 4].find((i) => globalThis.puluc.grips(...globalThis.puluc.where(`piece ${i}`).split(' ').map(Number))));
    await tab.mouseTo(...(await at(`piece ${gripped}`)));
    await tab.mouseDown();
    await tab.mouseTo(...(await at('space 2')), 3);
    await tab.mouseTo(750, 600, 3);
    await tab.mouseUp();
    await tab.mouseTo(...(await at('space 2')), 3);
    await inside.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await position(), '5/9/5 r 2');
  });
}, ['chromium']);
