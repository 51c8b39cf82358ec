// The board in somebody else's page, the frame's side: what its address says, the program, and the page around it. It
// keeps nothing of what is played, and knows nobody but the page that it stands in.

import createPuluc from './puluc-app.js';
import { byId } from '../element.js';
import { hostOf } from '../host.js';
import { liveLine } from '../live_line.js';
import { programOf } from '../program.js';
import { soundPlayer } from '../sound.js';
import { canvas, guardInput, root, showGraphics, viewShower } from '../stage.js';
import { fitSurface, watchGraphics } from '../surface.js';
import { surroundings, watchSurroundings } from '../surroundings.js';
import { bringTable } from '../table.js';
import { answering } from './answers.js';
import { usable } from './behaviour.js';
import { fromFragment } from './fragment.js';
import { faultWords } from './words.js';

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

/** Shows what is wrong with the options, in the language of the board, and gives it as it is told the page around. */
function complaining(/** @type {() => string} */ language) {
  const reason = byId('reason');
  return (/** @type {import('./options.js').Fault[]} */ faults) => {
    const messages = faults.map((fault) => faultWords(/** @type {'en' | 'es'} */ (language()), fault));
    reason.textContent = messages.join(' ');
    reason.hidden = faults.length === 0;
    return messages.map((message) => ({ code: 'option', message }));
  };
}

async function live() {
  const given = fromFragment(location.hash.slice(1));
  const { options, faults } = usable(given);
  fitSurface(canvas);
  /** @type {Program} */
  let program;
  const answers = answering({
    complain: complaining(() => program.accessible().lang),
    bringTable: () => root.dataset.table ?? bringTable(program, (state) => (root.dataset.table = state)),
  });
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
  answers.begin(program, options, faults, given.resume);
  watchGraphics(canvas, (graphics) => showGraphics(program, graphics));
  watchSurroundings(program.surroundings);
  watchSight(answers.seen);
  Object.assign(globalThis, { puluc: program });
  // At once: a frame that is not on the screen draws nothing, and is ready all the same.
  root.dataset.state = 'ready';
  show(program.accessible());
  answers.ready();
}

live().catch((error) => {
  console.error(error);
  root.dataset.state = 'failed';
  byId('failure').hidden = false;
});
