// Which touches reach the program. A finger that takes hold of something (a movable piece, an open panel) is the
// board's: the browser neither scrolls nor makes a mouse click of it. Any other finger is the browser's: a swipe
// scrolls the page, and a tap comes back to the board as one mouse click.

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(x: number, y: number) => boolean} grips  in CSS pixels of the canvas
 * @param {() => void} letGo  called where the browser takes a touch of the board's away
 */
export function guardTouch(canvas, grips, letGo) {
  /** The fingers that are the board's. @type {Set<number>} */
  const held = new Set();

  const begin = (/** @type {TouchEvent} */ event) => {
    const { left, top } = canvas.getBoundingClientRect();
    for (const finger of event.changedTouches) {
      // A second finger beside one that holds something must not scroll or zoom the board away under it.
      if (held.size > 0 || grips(finger.clientX - left, finger.clientY - top)) held.add(finger.identifier);
    }
  };
  const handle = (/** @type {TouchEvent} */ event) => {
    if (event.type === 'touchstart') begin(event);
    const ours = [...event.changedTouches].some((finger) => held.has(finger.identifier));
    if (!ours) {
      event.stopImmediatePropagation();
      return;
    }
    if (event.cancelable) event.preventDefault();
    if (event.type === 'touchcancel') letGo();
    if (event.type === 'touchend' || event.type === 'touchcancel') {
      for (const finger of event.changedTouches) held.delete(finger.identifier);
    }
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    canvas.addEventListener(type, handle, { capture: true, passive: false });
  }
}
