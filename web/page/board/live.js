// A live board: the frame with board.html, and the messages to and from it. A file of its own in the site, loaded when
// the first board comes to life. Not here: when a board lives, what it shows before. The one idea: nothing counts that does not come from this very frame, from the board's own origin, in the
// form of the protocol.

import { isAnswer, isEvent, version } from './protocol.js';

/**
 * @param {HTMLIFrameElement} frame  not in the page yet
 * @param {string} address  of board.html, with its options
 * @param {(event: string, detail: any) => void} onEvent
 * @param {(code: string, message: string) => Error} refusal  makes what a call is refused with
 */
export function liveBoard(frame, address, onEvent, refusal) {
  /** @type {Map<number, { call: string, resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  const { origin } = new URL(address);
  let last = 0;

  // Whoever lives in a sandbox has its frames there too: their origin is none.
  const sandboxed = globalThis.origin === 'null';
  const post = (message) => frame.contentWindow?.postMessage(message, sandboxed ? '*' : origin);
  const call = (/** @type {string} */ name, /** @type {any[]} */ args = []) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { call: name, resolve, reject });
      post({ puluc: version, id: last, call: name, args });
    });

  const hear = (/** @type {MessageEvent} */ { source, origin: from, data }) => {
    if (!source || source !== frame.contentWindow || from !== (sandboxed ? 'null' : origin)) return;
    if (isEvent(data)) onEvent(data.event, data.detail);
    else if (isAnswer(data, (id) => waiting.get(id)?.call)) {
      const { resolve, reject } = /** @type {any} */ (waiting.get(data.id));
      waiting.delete(data.id);
      if (data.error) reject(refusal(data.error.code, data.error.message));
      else resolve(data.result);
    }
  };
  addEventListener('message', hear);
  frame.src = address;
  return {
    call,
    end() {
      removeEventListener('message', hear);
      frame.remove();
      for (const { reject } of waiting.values()) reject(refusal('put-away', 'The board was put away.'));
      waiting.clear();
    },
  };
}
