// A live board: the frame with board.html, and the messages to and from it. A file of its own in the site, loaded when
// the first board comes to life. Not here: when a board lives, what it shows before. The one idea: nothing counts that does
// not come from this very frame, from the board's own origin, in the form of the protocol.

import { toFragment } from './fragment.js';
import { callOf, isAnswer, isCall, isEvent } from './protocol.js';

/** Milliseconds after which a board that has not come to life is given up. */
const patience = 20_000;
/** The pixels that a live board needs across. */
const least = 320;

/** What the calls take that take anything. @type {Record<string, string>} */
const wanted = { play: 'a move such as "3x5"', throwSticks: 'a whole number from 1 to 5, or nothing', goTo: 'a whole number from 0 on' };

/** What is wrong with a call, if anything is. */
export function faultOf(/** @type {string} */ name, /** @type {unknown[]} */ args) {
  return isCall(callOf(0, name, args)) ? undefined : `${name} takes ${wanted[name] ?? 'other values'}.`;
}

function frameIn(/** @type {HTMLElement} */ box, /** @type {string} */ title) {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries({ title, part: 'frame', allow: 'autoplay' })) frame.setAttribute(name, value);
  box.append(frame);
  return frame;
}

/** Keeps a frame as large as its box; where that has too few pixels, the frame has enough of them, and is shown smaller. */
function fitted(/** @type {HTMLElement} */ box, /** @type {HTMLIFrameElement} */ frame) {
  const observer = new ResizeObserver(([{ contentRect: { width, height } }]) => {
    const scale = width / least;
    const style = scale < 1 ? { width: `${least}px`, height: `${height / scale}px`, transform: `scale(${scale})` } : { width: '', height: '', transform: '' };
    // A board that is not shown keeps its size.
    if (width > 0) Object.assign(frame.style, style, { transformOrigin: '0 0' });
  });
  observer.observe(box);
  return observer;
}

/**
 * Puts a frame with a board into a box; gives what calls it, once it lives.
 * @param {HTMLElement} box
 * @param {object} wish
 * @param {() => string} wish.title  what the board is called: asked again with every change
 * @param {string} wish.home  the address of board.html
 * @param {Record<string, string>} wish.options
 * @param {{ verdict: string, attempts: number, save: string }} [wish.state]  what it was put away with
 * @param {AbortSignal} wish.signal  takes the frame away again
 * @param {(event: string, detail: any) => void} wish.hear  what the board tells, but for that it is ready
 * @param {(code: string, message: string) => Error} wish.refusal  makes what a call is refused with
 * @returns {Promise<(name: string, args?: unknown[]) => Promise<any>>}
 */
export function bringToLife(box, { title, home, options, state, signal, hear, refusal }) {
  /** @type {Map<number, { call: string, resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  const address = new URL(home, document.baseURI);
  const { origin } = address;
  let last = 0;
  const frame = frameIn(box, title());
  const size = fitted(box, frame);

  // Whoever lives in a sandbox has its frames there too: their origin is none.
  const sandboxed = globalThis.origin === 'null';
  const call = (/** @type {string} */ name, /** @type {unknown[]} */ args = []) =>
    new Promise((resolve, reject) => {
      const fault = faultOf(name, args);
      if (fault) throw refusal('illegal', fault);
      if (name === 'set') frame.title = title();
      waiting.set(++last, { call: name, resolve, reject });
      frame.contentWindow?.postMessage(callOf(last, name, args), sandboxed ? '*' : origin);
    });

  const settle = (/** @type {any} */ data) => {
    const one = waiting.get(data?.id);
    if (!one) return;
    waiting.delete(data.id);
    if (!isAnswer(data, () => one.call)) one.reject(refusal('failed', `The board answered ${one.call} with something else.`));
    else if (data.error) one.reject(refusal(data.error.code, data.error.message));
    else one.resolve(data.result);
  };

  return new Promise((resolve, reject) => {
    const listen = (/** @type {MessageEvent} */ { source, origin: from, data }) => {
      if (!source || source !== frame.contentWindow || from !== (sandboxed ? 'null' : origin)) return;
      if (!isEvent(data)) return settle(data);
      if (data.event === 'ready') call('connect').then(() => resolve(call), reject);
      else hear(data.event, data.detail);
    };
    addEventListener('message', listen);
    signal.addEventListener('abort', () => {
      removeEventListener('message', listen);
      size.disconnect();
      frame.remove();
      const away = refusal('put-away', 'The board was put away.');
      for (const one of waiting.values()) one.reject(away);
      waiting.clear();
      reject(away);
    });
    setTimeout(reject, patience);
    address.hash = toFragment(state ? { ...options, resume: `${state.verdict} ${state.attempts} ${state.save}` } : options);
    frame.src = address.href;
  });
}
