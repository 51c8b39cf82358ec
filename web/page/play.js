// The play page, in the order in which it comes to life: what was kept, the program, what reaches it, what it shows.

import createPuluc from './puluc-app.js';
import { clipboardWith } from './clipboard.js';
import { byId } from './element.js';
import { hostOf } from './host.js';
import { addressedText, forgetAddress, watchAddress } from './link.js';
import { liveLine } from './live_line.js';
import { keepOffline } from './offline.js';
import { programOf, trouble } from './program.js';
import { soundPlayer } from './sound.js';
import { canvas, guardInput, root, showGraphics, viewShower, watchVisibility } from './stage.js';
import { openStore } from './store.js';
import { fitSurface, watchGraphics } from './surface.js';
import { surroundings, watchSurroundings } from './surroundings.js';
import { bringTable } from './table.js';
import { textDialog } from './text_dialog.js';

/** @typedef {import('./program.js').Program} Program */
/** @typedef {import('./program.js').View} View */

/** The seed of all chance in this page: 64 bits, drawn anew unless the address gives one, as in ?seed=7. */
function chosenSeed() {
  const given = new URLSearchParams(location.search).get('seed');
  if (given && /^\d{1,19}$/.test(given)) return BigInt(given);
  return crypto.getRandomValues(new BigUint64Array(1))[0];
}

/**
 * Opens a text and returns what is wrong with it, in the program's words, or an empty text.
 * @param {Program} program
 */
function open(program, /** @type {string} */ text) {
  program.intent(`open-text ${text}`);
  return program.accessible().refusal ?? '';
}

/** Starts the game that the address names, or else goes on with the one that was kept. */
function start(/** @type {Program} */ program, /** @type {ReturnType<typeof openStore>} */ store) {
  const link = addressedText();
  program.start(chosenSeed(), store.read('settings'), surroundings(), store.read('game'), link);
  if (link && !program.accessible().refusal) forgetAddress();
  watchAddress((text) => open(program, text) || forgetAddress());
}

async function play() {
  fitSurface(canvas);
  /** @type {Program} */
  let program;
  /** @type {ReturnType<typeof viewShower>} */
  let show;
  let started = false;
  let blocked = false;
  const tellBlocked = () => program.trouble(trouble.storageBlocked);
  const store = openStore(() => {
    blocked = true;
    if (started) tellBlocked();
  });
  const announce = liveLine(byId('live'));
  const host = hostOf({
    refresh: () => show(program.accessible()),
    announce,
    sound: soundPlayer(),
    store,
    copy: clipboardWith(byId('copy-dialog'), byId('copied'), announce),
    askForText: () => askForText(),
    tick: () => program.tick(),
  });
  program = programOf(await createPuluc({ canvas, host }));
  const askForText = textDialog(byId('text-dialog'), canvas, (text) => {
    const reason = open(program, text);
    // The dialog says it.
    if (reason) program.intent('dismiss');
    return reason;
  });
  show = viewShower(program.intent);

  guardInput(program);
  start(program, store);
  started = true;
  if (blocked) tellBlocked();
  watchGraphics(canvas, (graphics) => showGraphics(program, graphics));
  watchSurroundings(program.surroundings);
  watchVisibility(program);

  document.fonts.add(new FontFace('Alegreya', program.face()));

  // For the tests, and for the curious.
  Object.assign(globalThis, { puluc: program });
  // In a frame the focus belongs to the page around it.
  if (globalThis.top === globalThis.self) canvas.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false }));
  requestAnimationFrame(() => {
    root.dataset.state = 'ready';
    show(program.accessible());
    // Not in the way of the first throw; ?table=none is for slow lines, and for tests of other things.
    if (new URLSearchParams(location.search).get('table') !== 'none') {
      setTimeout(() => bringTable(program, (state) => (root.dataset.table = state)));
    }
    keepOffline({ root: '', notice: byId('update'), words: () => program.accessible().words });
  });
}

play().catch((error) => {
  console.error(error);
  root.dataset.state = 'failed';
  byId('failure').hidden = false;
});
