// Positions and games that come in and go out as text: links, the dialog, the clipboard.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { inBrowsers, patience } from './stage.mjs';

const none = { intents: [] };
const dialog = (tab) =>
  tab.run(() => {
    const { open } = document.getElementById('text-dialog');
    return { open, error: document.getElementById('text-error').textContent };
  });

inBrowsers((open) => {
  test('a link opens a position, and loading again goes on with the game', patience, async (t) => {
    const { game, tab } = await open(t, { ...none, query: '?seed=3#position=3/r2(gr)5/3_r' });
    assert.equal(await game.position(), '3/r2(gr)5/3 r');
    assert.match((await game.board())[3], /4.*green carrier/i);
    assert.equal(await tab.run(() => location.hash), '');
    await game.turn();
    await game.click('sticks');
    await game.until('the throw', async () => / \d$/.test(await game.position()));
    const position = await game.position();
    await game.reload();
    assert.equal(await game.position(), position);
  });

  test('a link opens a game at its end', patience, async (t) => {
    const record = '[Puluc_"1"]%0A%0A1._3:0-3_2:10-8_2._5:3x8_*';
    const { game } = await open(t, { ...none, query: `#game=${record}` });
    assert.match(await game.turns(), /1\. 3:0-3 2:10-8 2\. 5:3x8/);
  });

  test('what can’t be read is refused with place and reason, and the running game stays', patience, async (t) => {
    const { game, tab } = await open(t, { ...none, query: '#position=4/1r7/5_g' });
    for (const bad of ['#position=4/1r8/5_g', '#position=5/9/5_x', '#game=[Puluc_"1"]%0A%0A1._9:0-3', '#position=%2']) {
      await tab.run((hash) => void (location.hash = hash), bad);
      await game.until(`a notice for ${bad}`, async () => (await game.part('notice')) !== '');
      assert.match(await game.part('notice'), /could not be read/i);
      assert.equal(await game.position(), '4/1r7/5 g');
      await game.intents('dismiss');
      await game.until('no notice', async () => (await game.part('notice')) === '');
    }
    await tab.run(() => void (location.hash = '#position=4/1r8/5_g'));
    await game.until('the place', async () => /column \d+/i.test(await game.part('notice')));
    await tab.run(() => void (location.hash = '#position=5/9/5_g'));
    await game.until('a good link opens', async () => (await game.position()) === '5/9/5 g');
  });

  test('the dialog says what is wrong and opens what is right', patience, async (t) => {
    const { game, tab } = await open(t, none);
    await game.intents('ask-for-text');
    await game.until('the dialog', async () => (await dialog(tab)).open);
    await tab.type('5/8/5 r');
    await tab.press('Tab');
    await tab.press('Enter');
    await game.until('the reason', async () => /column/i.test((await dialog(tab)).error));
    assert.equal(await game.position(), '5/9/5 r');
    await tab.run(() => document.getElementById('text-field').select());
    await tab.type('4/2r6/5 g');
    await tab.press('Tab');
    await tab.press('Enter');
    await game.until('the position', async () => (await game.position()) === '4/2r6/5 g');
    assert.equal((await dialog(tab)).open, false);
  });

  test('a text pasted onto the board opens, a bad one is shown with its reason', patience, async (t) => {
    const { game, tab } = await open(t, none);
    const paste = (text) =>
      tab.run((pasted) => {
        document.getElementById('canvas').focus();
        const data = new DataTransfer();
        data.setData('text/plain', pasted);
        // Firefox takes the text itself.
        const about = { clipboardData: data, data: pasted, dataType: 'text/plain', bubbles: true };
        document.getElementById('canvas').dispatchEvent(new ClipboardEvent('paste', about));
      }, text);
    await paste(' 4/2r6/5 g\n');
    await game.until('the position', async () => (await game.position()) === '4/2r6/5 g');
    await paste('4/2r6/6 g');
    await game.until('the reason', async () => (await dialog(tab)).error !== '');
    assert.equal(await tab.run(() => document.getElementById('text-field').value), '4/2r6/6 g');
    assert.equal(await game.position(), '4/2r6/5 g');
  });

  test('what the browser does not let us copy is shown to be copied by hand', patience, async (t) => {
    const before = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";
    const { game, tab } = await open(t, { ...none, host: { before }, query: '#position=5/9/5_g' });
    await game.intents('copy-position');
    await game.until('the dialog', () => tab.run(() => document.getElementById('copy-dialog').open));
    const shown = await tab.run(() => {
      const field = document.querySelector('#copy-dialog textarea');
      return [field.value, field.value.slice(field.selectionStart, field.selectionEnd)];
    });
    assert.deepEqual(shown, ['5/9/5 g', '5/9/5 g']);
    await tab.run(() => {
      document.execCommand = () => false;
      /** @type {HTMLElement} */ (document.querySelector('#copy-dialog [data-action=copy]')).click();
    });
    await game.until('the reason', () => tab.run(() => /refused/i.test(/** @type {HTMLElement} */ (document.querySelector('#copy-dialog [role=alert]')).innerText)));
    assert.ok(await tab.run(() => /** @type {HTMLDialogElement} */ (document.getElementById('copy-dialog')).open && document.activeElement.tagName === 'TEXTAREA'));
  });
});

inBrowsers((open) => {
  test('Copy link puts the page’s address with the game on the clipboard, and that opens it', patience, async (t) => {
    const { game, tab, server } = await open(t, { ...none, query: '?seed=3#position=3/r2(gr)5/3_r' });
    const copied = (intent) =>
      game
        .intents(intent)
        .then(() => game.until('a word that it is copied', () => tab.run(() => !document.getElementById('copied').hidden)))
        .then(() => tab.run(() => navigator.clipboard.readText()));
    const link = await copied('copy-link');
    assert.ok(link.startsWith(`${server.url}#game=`) || link.startsWith(`${server.url}#position=`), link);
    await game.intents('open-text 5/9/5 r');
    await tab.open(link);
    await game.ready();
    await game.until('the game of the link', async () => (await game.position()) === '3/r2(gr)5/3 r');
  });

  test('a file dropped on the page opens', patience, async (t) => {
    const { game, tab } = await open(t, none);
    await tab.run(() => {
      const data = new DataTransfer();
      data.items.add(new File(['[Puluc "1"]\r\n\r\n1. 3:0-3 2:10-8 *\r\n'], 'game.txt', { type: 'text/plain' }));
      document.getElementById('canvas').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await game.until('the game', async () => /1\. 3:0-3 2:10-8/.test(await game.turns()));
  });

  test('a folder dropped on the page is refused, a picture pasted onto the board left alone', patience, async (t) => {
    const { game, tab } = await open(t, none);
    await tab.run(() => {
      document.getElementById('canvas').focus();
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'picture.png', { type: 'image/png' }));
      document.getElementById('canvas').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    assert.equal((await dialog(tab)).open, false);
    const data = { items: [], files: [import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname)], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop']) await tab.session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
    await game.until('the reason', async () => /There is no text/.test((await dialog(tab)).error));
    assert.equal(await game.position(), '5/9/5 r');
  });
}, ['chromium']);
