// The page for those who hear it or use it without a mouse: axe-core's rules, the live line, both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from './axe.mjs';
import { keepPicture } from './site.mjs';
import { inBrowsers, patience } from './stage.mjs';

const panels = ['menu', 'new-game', 'settings', 'turns', 'throws', 'about', 'help', 'share', 'chances', 'review'];
const themes = ['light', 'dark', 'contrast'];

/** Shows the mirror as it is seen by one who has the focus in it. */
const focusText = (tab) => tab.run(() => document.querySelector('#mirror button').focus());

inBrowsers((open) => {
  test('axe finds nothing on the page and in no panel, in every theme', patience, async (t) => {
    const { game, tab } = await open(t, { shape: { calm: true }, query: '?seed=1#game=[Puluc_"1"]%0A%0A1._3:0-3_2:10-8_2._5:3x8_*', intents: [] });
    for (const theme of themes) {
      await game.intents(`theme ${theme}`, 'close-panel');
      await game.until('the theme', () => tab.run((id) => document.documentElement.dataset.theme === id, theme));
      await tab.run(() => document.activeElement.blur());
      await assertClean(tab.page, `${theme}, the board`);
      await focusText(tab);
      await assertClean(tab.page, `${theme}, the text`);
      keepPicture(`text-${theme}`, await tab.picture());
      for (const panel of panels) {
        await game.intents(`open-panel ${panel}`);
        await game.until('the panel', async () => (await game.part('panel-title')) !== '');
        await focusText(tab);
        await assertClean(tab.page, `${theme}, ${panel}`);
        const keys = await tab.run(() => [...document.querySelectorAll('#mirror kbd')].map(({ textContent }) => textContent));
        for (const key of keys) assert.match(key, /^\S+$/, 'beside a button stands its key, and nothing else');
        keepPicture(`panel-${panel}-${theme}`, await tab.picture());
        await game.intents('close-panel');
        await game.until('no panel', async () => (await game.part('panel-title')) === '');
      }
    }
  });

  test('axe finds nothing in the dialogs', patience, async (t) => {
    const { game, tab } = await open(t, { host: { before: "Object.defineProperty(navigator, 'clipboard', { value: undefined });" } });
    for (const [intent, id] of [['ask-for-text', 'text-dialog'], ['copy-position', 'copy-dialog']]) {
      await game.intents(intent);
      await game.until('the dialog', () => tab.run((name) => document.getElementById(name).open, id));
      await assertClean(tab.page, id);
      keepPicture(id, await tab.picture());
      await tab.press('Escape');
    }
  });

  test('axe finds nothing where there is no WebGL', patience, async (t) => {
    const { tab } = await open(t, { host: { before: 'HTMLCanvasElement.prototype.getContext = () => null;' } });
    await assertClean(tab.page, 'no WebGL');
  });
}, ['chromium']);

inBrowsers((open) => {
  test('the live line says what happens', patience, async (t) => {
    const { game, tab } = await open(t);
    const heard = () => tab.run(() => document.getElementById('live').textContent);
    await game.intents('throw', 'throw');
    await game.until('the throw', async () => /threw/.test(await heard()));
    await game.turn();
    await game.intents('play 0');
    await game.until('the move', async () => /entered a piece/.test(await heard()));
  });

  test('the whole page speaks Spanish', patience, async (t) => {
    const { game, tab } = await open(t);
    const english = await tab.run(() => [...document.querySelectorAll('[data-word]')].map(({ textContent }) => textContent));
    await game.intents('language spanish');
    await game.until('Spanish', () => tab.run(() => document.documentElement.lang === 'es'));
    const spanish = await tab.run(() => [...document.querySelectorAll('[data-word]')].map(({ textContent }) => textContent));
    spanish.forEach((text, i) => assert.ok(text && text !== english[i], `${english[i]} is still ${text}`));
    assert.match(await game.text(), /Lanza/i);
  });

  test('Escape in the page’s text closes the panel, and then leads to the board', patience, async (t) => {
    const { game, tab } = await open(t);
    const opener = '#mirror [data-intent="open-panel menu"]';
    await game.until('the button', () => tab.run((one) => document.querySelector(one) !== null, opener));
    await tab.run((one) => (document.querySelector(one).focus(), document.querySelector(one).click()), opener);
    await game.until('the panel', async () => (await game.part('panel-title')) !== '');
    await tab.run(() => document.querySelector('#mirror [data-intent="close-panel"]').focus());
    await tab.press('Escape');
    await game.until('no panel', async () => (await game.part('panel-title')) === '');
    assert.ok(await tab.run((one) => document.activeElement === document.querySelector(one), opener), 'the focus is where it was');
    await tab.press('Escape');
    await game.until('the board', () => tab.run(() => document.activeElement?.id === 'canvas'));
  });

  test('switches, sliders and choices of a panel work in the page’s text', patience, async (t) => {
    const { game, tab } = await open(t);
    await game.intents('open-panel settings');
    await game.until('the panel', async () => (await game.part('panel-title')) !== '');
    await tab.run(() => document.querySelector('#mirror input[type=range]').focus());
    const volume = () => tab.run(() => Number(document.querySelector('#mirror input[type=range]').value));
    const before = await volume();
    await tab.press('ArrowLeft');
    await game.until('less volume', async () => (await volume()) < before);
    const isOn = () => tab.run(() => document.querySelector('#mirror [role=switch]').getAttribute('aria-checked'));
    const on = await isOn();
    await tab.run(() => document.querySelector('#mirror [role=switch]').focus());
    await tab.press(' ');
    await game.until('the switch', async () => (await isOn()) !== on);
    await tab.run(() => document.querySelector('#mirror input[value="theme light"]').focus());
    await tab.press('ArrowRight');
    await game.until('the dark theme', () => tab.run(() => document.documentElement.dataset.theme === 'dark'));
  });
});
