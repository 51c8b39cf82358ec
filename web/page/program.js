// The WASM program as the page sees it: its exports with JavaScript strings. Not here: what the program calls
// (host.js) and when anything is called. The one idea: strings are copied in and out at this one place.

/**
 * @typedef {object} Control  a button for something that can be done now
 * @property {string} intent
 * @property {string} label
 * @property {string} [key]
 * @property {boolean} enabled
 */
/**
 * @typedef {object} View  what web/ui/accessible.hpp describes
 * @property {string} lang
 * @property {string} title
 * @property {string} players
 * @property {string} status
 * @property {string} detail
 * @property {string} [throw]
 * @property {string} [notice]
 * @property {string} [refusal]  the notice, where it says why a text was not taken
 * @property {'light' | 'dark' | 'contrast'} theme
 * @property {string[]} board
 * @property {string[]} sides
 * @property {Control[]} controls
 * @property {{ id: string, title: string, items: object[], close: Control }} [panel]
 * @property {Record<string, string>} words
 */
/**
 * @typedef {object} Advice  what web/ui/report.hpp's advice_report() describes
 * @property {{ from: number, to: number, move: string, captured: number, freed: number, returned: number, killed: number, chance: number }[]} moves
 * @property {string} [hint]  the move that a hint shows
 * @property {number} red
 * @property {boolean} exact
 */
/** @typedef {ReturnType<typeof programOf>} Program */

/** What the page tells the program that it could not do: web/ui/notice.hpp's Trouble. */
export const trouble = { storageBlocked: 0, noGraphics: 1, contextLost: 2, contextRestored: 3 };

/**
 * @param {Record<string, any>} module  what createPuluc() made
 */
export function programOf(module) {
  /** Calls an export with one text among its arguments. */
  const withTexts = (call, ...texts) => {
    const pointers = texts.map((text) => module.stringToNewUTF8(text));
    try {
      return call(...pointers);
    } finally {
      pointers.forEach((pointer) => module._free(pointer));
    }
  };
  const text = (pointer) => module.UTF8ToString(pointer);

  return {
    /** Starts the game, once. The seed is 64 bits; `save` and `link` may be empty. */
    start: (/** @type {bigint} */ seed, settings, surroundings, save, link) =>
      withTexts(
        (a, b, c) => module._puluc_start(Number(seed & 0xffffffffn), Number(seed >> 32n), a, surroundings, b, c),
        settings,
        save,
        link,
      ),
    intent: (/** @type {string} */ name) => withTexts((pointer) => module._puluc_intent(pointer), name),
    accessible: () => /** @type {View} */ (JSON.parse(text(module._puluc_accessible()))),
    surroundings: (/** @type {number} */ bits) => module._puluc_surroundings(bits),
    trouble: (/** @type {number} */ code) => module._puluc_trouble(code),
    tick: () => module._puluc_tick(),
    tableProgress: (/** @type {number} */ part) => module._puluc_table_progress(part),
    /** Takes over the solved game. False where there is not enough memory. */
    table(/** @type {Uint8Array} */ grades) {
      const room = module._puluc_table_room();
      if (!room) return false;
      module.HEAPU8.set(grades, room);
      module._puluc_table();
      return true;
    },
    visible: (/** @type {boolean} */ on) => module._puluc_visible(on ? 1 : 0),
    /** Whether a finger that comes down there is the board's, not the page's. In CSS pixels of the canvas. */
    grips: (/** @type {number} */ x, /** @type {number} */ y) => module._puluc_grips(x, y) !== 0,
    takesKey: (/** @type {string} */ key, /** @type {boolean} */ shift) =>
      withTexts((pointer) => module._puluc_takes_key(pointer, shift ? 1 : 0) !== 0, key),
    takesWheel: (/** @type {number} */ x, /** @type {number} */ y) => module._puluc_takes_wheel(x, y) !== 0,
    /** The type of the canvas as a font file, so that the page needs none of its own. */
    face() {
      const start = module._puluc_face();
      return module.HEAPU8.slice(start, start + module._puluc_face_size());
    },
    /** For tests: frames drawn so far, and the milliseconds of the last and of the slowest one. */
    frames: () => module._puluc_frames(),
    frameMs: () => module._puluc_frame_ms(),
    frameMsMax: () => module._puluc_frame_ms_max(),
    /** For tests: "piece 3", "sticks", "space 4", "button 0" -> "x y" in CSS pixels of the canvas. */
    where: (/** @type {string} */ what) => withTexts((pointer) => text(module._puluc_where(pointer)), what),
    /** @returns {Advice} */
    advice: () => JSON.parse(text(module._puluc_advice())),
    record: () => text(module._puluc_record()),
    position: () => text(module._puluc_position()),
    /** For tests: the bytes of the program's memory. */
    memory: () => module.HEAPU8.length,
  };
}
