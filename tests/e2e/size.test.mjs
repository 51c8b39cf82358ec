// The canvas at every size and ratio of pixels: as large as its room, sharp, and hit where it is seen to be hit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colours, decode } from './picture.mjs';
import { keepPicture } from './site.mjs';
import { inBrowsers, patience } from './stage.mjs';

const sizes = [
  [320, 568],
  [390, 844],
  [1280, 720],
  [1920, 1080],
];
const position = '2/2r3(grr)2/4 r 2';

/** Sizes and ratio of the canvas and of its room. */
function measure(tab) {
  return tab.run(() => {
    const canvas = document.getElementById('canvas');
    const box = canvas.getBoundingClientRect();
    const room = document.getElementById('room').getBoundingClientRect();
    return { ratio: devicePixelRatio, backing: [canvas.width, canvas.height], css: [box.width, box.height], room: [room.width, room.height] };
  });
}

/** @param {import('./game.mjs').Game} game */
async function assertFits(game, tab) {
  await game.until('the canvas to be as large as its room', async () => {
    const { css, room, ratio, backing } = await measure(tab);
    return css.every((length, i) => room[i] - length < 20 && room[i] >= length && backing[i] === Math.floor(length * ratio));
  });
  const { css, ratio, backing } = await measure(tab);
  css.forEach((length, i) => {
    assert.equal(length, Math.round(length), 'whole pixels of CSS');
    assert.ok(Math.abs(length * ratio - backing[i]) < 0.02, `${length} CSS pixels at ${ratio} are ${backing[i]} of the screen`);
  });
}

/** Drags a piece to its target, or clicks on both, and taps the sticks: all land where the picture shows them. */
async function assertHits(game, hand = 'drag') {
  await game.turn();
  if (hand === 'drag') await game.drag(3, 5);
  else {
    await game.clickAt(await game.handle(3));
    await game.click('space 5');
  }
  await game.until('the move', async () => (await game.position()) === '2/4r1(grr)2/4 g');
  assert.equal(await game.turn(), 'throw');
  await game.click('sticks');
  await game.until('the throw', async () => /g \d$/.test(await game.position()));
  await game.turn();
}

/** The picture shows the board: many colours, and Red's own where a red piece is. */
async function assertDrawn(game, tab, name) {
  await game.still();
  const png = await tab.picture();
  keepPicture(name, png);
  const picture = decode(png);
  assert.ok(colours(picture) > 100, 'the picture is not blank');
  const scale = picture.width / (await tab.run(() => innerWidth));
  const [x, y] = await game.where('piece 0');
  const reds = [];
  for (let across = -12; across <= 12; across += 2) {
    const [red, green] = picture.pixel(Math.round((x + across) * scale), Math.round(y * scale));
    reds.push(red - green);
  }
  assert.ok(Math.max(...reds) > 60, `a red piece at ${x}, ${y}`);
}

inBrowsers((open) => {
  for (const [width, height] of sizes) {
    for (const ratio of [1, 1.5, 2, 3]) {
      test(`${width} x ${height} at ${ratio}`, patience, async (t) => {
        const { game, tab } = await open(t, { shape: { width, height, ratio, calm: true }, position });
        await assertFits(game, tab);
        await assertDrawn(game, tab, `size-${width}x${height}-${ratio}`);
        // A picture of many pixels takes long to draw without a graphics card, and a drag has many.
        await assertHits(game, ratio < 2 ? 'drag' : 'click');
      });
    }
  }
}, ['chromium']);

inBrowsers((open, name) => {
  // 0.75 is what a browser zoom of 75 % makes of a screen of ratio 1.
  const ratios = name === 'webkit' ? [1] : [0.75, 1.25];
  for (const ratio of ratios) {
    test(`a ratio of ${ratio}`, patience, async (t) => {
      const { game, tab } = await open(t, { shape: { width: 703, height: 501, ratio, calm: true }, position });
      assert.equal((await measure(tab)).ratio, ratio);
      await assertFits(game, tab);
      await assertHits(game);
    });
  }

  test('the canvas follows its window and its container', patience, async (t) => {
    const { game, tab } = await open(t, { shape: { width: 800, height: 600 }, position });
    await tab.resize(640, 560);
    await assertFits(game, tab);
    await tab.run(() => Object.assign(document.getElementById('stage').style, { width: '431px', height: '502.4px' }));
    await assertFits(game, tab);
    assert.ok((await measure(tab)).css[0] <= 431);
    await assertDrawn(game, tab, `container-${name}`);
    await assertHits(game);
  });
});

inBrowsers((open) => {
  test('the ratio changes while the page is open', patience, async (t) => {
    const { game, tab } = await open(t, { shape: { width: 700, height: 500, ratio: 1 }, position });
    await tab.page.setViewport({ width: 700, height: 500, deviceScaleFactor: 2 });
    await game.until('the new ratio', async () => (await measure(tab)).ratio === 2);
    await assertFits(game, tab);
    await assertHits(game);
  });
}, ['firefox']);
