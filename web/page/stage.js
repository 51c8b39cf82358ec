// What every page with the board in it has: the canvas with its picture, the text beside it, and the guards that let
// through to the program what is meant for it. Not here: where the game comes from and where it goes.

import { byId } from './element.js';
import { guardKeyboard } from './keyboard.js';
import { mirrorIn } from './mirror.js';
import { guardMouse } from './mouse.js';
import { trouble } from './program.js';
import { guardTouch } from './touch.js';
import { speak } from './words.js';

/** @typedef {import('./program.js').Program} Program */
/** @typedef {import('./program.js').View} View */

export const root = document.documentElement;
export const canvas = /** @type {HTMLCanvasElement} */ (byId('canvas'));

/** Tells the page's style and the program whether there is a picture. */
export function showGraphics(/** @type {Program} */ program, /** @type {import('./surface.js').Graphics} */ graphics) {
  const before = root.dataset.graphics;
  root.dataset.graphics = graphics;
  if (graphics === 'missing') program.trouble(trouble.noGraphics);
  if (graphics === 'lost') program.trouble(trouble.contextLost);
  if (graphics === 'drawn' && before === 'lost') program.trouble(trouble.contextRestored);
}

/** Everything of the page that follows the program's view. */
export function viewShower(/** @type {(intent: string) => void} */ send) {
  const showMirror = mirrorIn(byId('mirror'), send);
  let spoken = '';
  return (/** @type {View} */ view) => {
    root.dataset.theme = view.theme;
    if (view.lang !== spoken) speak((spoken = view.lang), view.words);
    showMirror(view);
  };
}

/** Lets through to the program what is meant for it, and nothing else. */
export function guardInput(/** @type {Program} */ program) {
  const letGo = () => program.intent('let-go');
  guardKeyboard(canvas, byId('keys'), program.takesKey);
  guardTouch(canvas, program.grips, letGo);
  guardMouse(canvas, program.takesWheel, letGo);
  const mirror = byId('mirror');
  const panel = /** @type {HTMLElement} */ (mirror.querySelector('[data-part=panel]'));
  mirror.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    if (!panel.hidden) program.intent('close-panel');
    else if (root.dataset.graphics === 'drawn') canvas.focus();
  });
}

/** Lets the program rest while nobody can see it. */
export function watchVisibility(/** @type {Program} */ program) {
  document.addEventListener('visibilitychange', () => program.visible(!document.hidden));
  if (document.hidden) program.visible(false);
}
