// What the program may ask of the page: the object that web/platform/bridge_web.cpp calls. One line each; the work is
// done elsewhere.

import { addressFor } from './link.js';

/**
 * @param {object} page
 * @param {() => void} page.refresh  shows what the program says now
 * @param {(text: string) => void} page.announce
 * @param {(name: string, volume: number) => void} page.sound
 * @param {{ write: (key: string, text: string) => void }} page.store
 * @param {(text: string) => void} page.copy
 * @param {() => void} page.askForText
 * @param {(report: any) => void} [page.tell]  hands on what a board in another page reports
 * @param {() => void} page.tick  lets the program do what its time has come for
 */
export function hostOf(page) {
  let refreshing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let alarm;
  return {
    /** Something that is shown may have changed. Looked at once, however often it is said in one go. */
    changed() {
      if (refreshing) return;
      refreshing = true;
      setTimeout(() => {
        refreshing = false;
        page.refresh();
      });
    },
    announce: page.announce,
    sound: page.sound,
    save: page.store.write,
    copy: (/** @type {string} */ text, /** @type {boolean} */ isLink) => page.copy(isLink ? addressFor(text) : text),
    askForText: page.askForText,
    tell: (/** @type {string} */ json) => page.tell?.(JSON.parse(json)),
    /** Calls tick() in so many milliseconds, and not at the time asked for before; never where that is no time. */
    wake(/** @type {number} */ milliseconds) {
      clearTimeout(alarm);
      alarm = milliseconds >= 0 && Number.isFinite(milliseconds) ? setTimeout(page.tick, milliseconds) : undefined;
    },
  };
}
