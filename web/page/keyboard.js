// Which keys reach the program. SDL would take keys that the board does not use and prevent what the browser does with
// them, so it listens at an element of its own that never has the focus, and only the keys that the board uses now are
// sent on to it. All others go through the page as if there were no board.

/**
 * @param {HTMLElement} canvas  keys are the board's only while this has the focus
 * @param {HTMLElement} keys  where SDL listens
 * @param {(key: string, shift: boolean) => boolean} takesKey
 */
export function guardKeyboard(canvas, keys, takesKey) {
  /** Keys that are down for SDL, by their place on the keyboard. @type {Map<string, KeyboardEvent>} */
  const down = new Map();
  const sendOn = (/** @type {string} */ type, /** @type {KeyboardEvent} */ event, charCode = 0) => {
    const { key, code, location, repeat, shiftKey, keyCode, which } = event;
    // SDL reads the legacy keyCode of a key, and the charCode of a character.
    const about = { key, code, location, repeat, shiftKey, keyCode, which, charCode, cancelable: true };
    keys.dispatchEvent(new KeyboardEvent(type, about));
  };
  // WebKit scrolls the page even for a key that no person has pressed.
  for (const type of ['keydown', 'keypress', 'keyup']) keys.addEventListener(type, (event) => event.preventDefault());
  const release = (/** @type {KeyboardEvent} */ event) => {
    if (down.delete(event.code)) sendOn('keyup', event);
  };

  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!takesKey(event.key, event.shiftKey)) return;
    event.preventDefault();
    down.set(event.code, event);
    sendOn('keydown', event);
    if ([...event.key].length === 1) sendOn('keypress', event, event.key.codePointAt(0));
  });
  canvas.addEventListener('keyup', release);
  // The release of a key that is down now will be seen by somebody else.
  canvas.addEventListener('blur', () => [...down.values()].forEach(release));
}
