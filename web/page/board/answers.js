// The frame's end of the protocol: lets the page around ask, answers it, and tells it what happens. Not here: the forms of
// messages (protocol.js), what is done (deeds.js). The one idea: only the window around may speak, and the origin that spoke
// first stays the only one.

import { behaviourOf } from './behaviour.js';
import { deedsOf } from './deeds.js';
import { isCall, version } from './protocol.js';

/** @typedef {import('../program.js').Program} Program */
/** @typedef {import('./options.js').Options} Options */
/** @typedef {import('./options.js').Fault} Fault */

/** What is posted to the page around, and to which origin: any may know that the board is ready, and no more. */
function posting() {
  /** The origin of the page around, once it has spoken. @type {string | undefined} */
  let host;
  /** What it will be told then. @type {object[]} */
  let held = [];
  const post = (/** @type {object} */ message) => parent.postMessage({ puluc: version, ...message }, !host || host === 'null' ? '*' : host);
  return {
    post,
    /** Whether an origin may speak: the first one, from then on. */
    admits: (/** @type {string} */ origin) => origin === (host ??= origin),
    /** Tells what happens: what happened before anybody listened is of no use, but for what is wrong. */
    tell(/** @type {{ event: string, detail: any }} */ report) {
      if (host) post(report);
      else if (report.event === 'error') held.push(report);
    },
    tellHeld() {
      held.forEach(post);
      held = [];
    },
  };
}

/** Begins as the options say; where that can't be opened, as boards do that say nothing, and gives what was wrong. */
function begin(/** @type {ReturnType<typeof behaviourOf>} */ behaviour, /** @type {Options} */ given) {
  try {
    behaviour.set(given);
  } catch ({ code = 'failed', message }) {
    behaviour.set({ ...given, position: undefined, throw: undefined, game: undefined, ply: undefined });
    return { code, message };
  }
}

/** Does what is called, and gives the message that answers. */
async function answerTo(/** @type {{ id: number, call: string, args: any[] }} */ { id, call, args }, /** @type {ReturnType<typeof deedsOf>} */ deeds) {
  try {
    return { id, result: await deeds[call](...args) };
  } catch ({ code = 'failed', message }) {
    return { id, error: { code, message } };
  }
}

/**
 * @param {object} board
 * @param {(faults: Fault[]) => { code: string, message: string }[]} board.complain  shows what is wrong with the options, in words
 * @param {() => void} board.bringTable  brings the solved game
 */
export function answering({ complain, bringTable }) {
  /** @type {Program} */
  let program;
  /** @type {ReturnType<typeof behaviourOf>} */
  let behaviour;
  /** @type {ReturnType<typeof deedsOf>} */
  let deeds;
  let ready = false;
  /** @type {import('./deeds.js').Outlook} */
  const outlook = { seen: true, ply: 0, waiting: new Set() };
  const { post, admits, tell, tellHeld } = posting();

  const told = (/** @type {Fault[]} */ faults) => complain(faults).forEach((detail) => tell({ event: 'error', detail }));
  // Only the solved game knows the best move for certain.
  const seeToTable = () => behaviour.options.goal === 'best' && bringTable();

  addEventListener('message', async ({ source, origin, data }) => {
    if (!ready || source !== parent || parent === globalThis.self || !isCall(data) || !admits(origin)) return;
    tellHeld();
    const answer = await answerTo(data, deeds);
    seeToTable();
    post(answer);
  });

  return {
    /** Starts the board as its address says. `resume` is what a board was put away with. */
    begin(/** @type {Program} */ started, /** @type {Options} */ given, /** @type {Fault[]} */ faults, /** @type {string | undefined} */ resume) {
      program = started;
      behaviour = behaviourOf(program);
      deeds = deedsOf(program, behaviour, outlook, told);
      const refused = begin(behaviour, given);
      if (refused) tell({ event: 'error', detail: refused });
      told(faults);
      if (resume) program.intent(`resume ${resume}`);
      seeToTable();
    },
    seen(/** @type {boolean} */ visible) {
      if (visible === outlook.seen) return;
      outlook.seen = visible;
      program.intent('skip');
      program.visible(visible);
    },
    /** The page around may speak now. */
    ready() {
      ready = true;
      if (parent !== globalThis.self) post({ event: 'ready', detail: {} });
    },
    tell(/** @type {any} */ report) {
      if (report.event === 'state') outlook.ply = report.detail.ply;
      tell(report);
    },
    changed: () => outlook.waiting.forEach((look) => look()),
  };
}
