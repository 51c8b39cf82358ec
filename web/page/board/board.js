// The board in somebody else's page, the frame's side: what its address says, the program, and the page around it. It
// keeps nothing, and knows nobody but the page that it stands in.

import createPuluc from './puluc-app.js';
import { hostOf } from '../host.js';
import { liveLine } from '../live_line.js';
import { programOf } from '../program.js';
import { soundPlayer } from '../sound.js';
import { byId, canvas, guardInput, root, showGraphics, viewShower } from '../stage.js';
import { fitSurface, watchGraphics } from '../surface.js';
import { surroundings, watchSurroundings } from '../surroundings.js';
import { bringTable } from '../table.js';
import { answering } from './answers.js';
import { checked, fromFragment } from './options.js';
import { faultWords } from './words.js';
import { levels } from 'diagram-parts';

/** @typedef {import('../program.js').Program} Program */
/** @typedef {import('./options.js').Options} Options */

function chosenSeed(/** @type {Options} */ { seed }) {
  return seed ? BigInt(seed) : crypto.getRandomValues(new BigUint64Array(1))[0];
}

/** Tells whether anybody can see the board: not in a hidden page, nor where the page has scrolled it away. */
function watchSight(/** @type {(seen: boolean) => void} */ tell) {
  let onScreen = true;
  const look = () => tell(onScreen && !document.hidden);
  document.addEventListener('visibilitychange', look);
  new IntersectionObserver((entries) => {
    onScreen = /** @type {IntersectionObserverEntry} */ (entries.at(-1)).isIntersecting;
    look();
  }).observe(canvas);
}

/** Says what is wrong with the address, where the program does not say it. */
function complain(/** @type {string[]} */ faults) {
  const reason = byId('reason');
  reason.textContent = faults.join(' ');
  reason.hidden = faults.length === 0;
}

async function live() {
  const given = fromFragment(location.hash.slice(1));
  const { options, faults } = checked(given, levels);
  const answers = answering();
  fitSurface(canvas);
  /** @type {Program} */
  let program;
  const host = hostOf({
    refresh: () => {
      show(program.accessible());
      answers.changed();
    },
    announce: liveLine(byId('live')),
    sound: soundPlayer(),
    store: { write: () => {} },
    copy: () => {},
    askForText: () => {},
    tell: answers.tell,
    tick: () => program.tick(),
  });
  program = programOf(await createPuluc({ canvas, host }));
  const show = viewShower(program.intent);
  guardInput(program);
  program.start(chosenSeed(options), '', surroundings(), '', '');
  answers.begin(program, options, given.resume);
  watchGraphics(canvas, (graphics) => showGraphics(program, graphics));
  watchSurroundings(program.surroundings);
  watchSight(answers.seen);
  // Only the solved game knows the best move for certain.
  if (options.goal === 'best') bringTable(program, (state) => (root.dataset.table = state));
  Object.assign(globalThis, { puluc: program });
  // At once: a frame that is not on the screen draws nothing, and is ready all the same.
  root.dataset.state = 'ready';
  const view = program.accessible();
  show(view);
  complain(faults.map((fault) => faultWords(/** @type {'en' | 'es'} */ (view.lang), fault)));
  answers.ready();
}

live().catch((error) => {
  console.error(error);
  root.dataset.state = 'failed';
  byId('failure').hidden = false;
});
