// What the mouse does that SDL should not see, and what it does that SDL can't see: the wheel where nothing scrolls in
// the canvas, and a button that was let go where no event tells of it.

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(x: number, y: number) => boolean} takesWheel  in CSS pixels of the canvas
 * @param {() => void} letGo  called where a drag ends without a release
 */
export function guardMouse(canvas, takesWheel, letGo) {
  const wheel = (/** @type {WheelEvent} */ event) => {
    const { left, top } = canvas.getBoundingClientRect();
    if (!takesWheel(event.clientX - left, event.clientY - top)) event.stopImmediatePropagation();
  };
  canvas.addEventListener('wheel', wheel, { capture: true });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  let down = false;
  const endDrag = () => {
    if (!down) return;
    down = false;
    letGo();
    // For SDL, which listens here, so that it does not believe the button to be down for ever.
    document.dispatchEvent(new MouseEvent('mouseup', { button: 0, clientX: -1, clientY: -1 }));
  };
  canvas.addEventListener('mousedown', (event) => (down ||= event.button === 0), { capture: true });
  addEventListener('mouseup', (event) => (down &&= event.button !== 0), { capture: true });
  // Released outside the window or the frame: the first that is heard of it is a move without a button.
  addEventListener('mousemove', (event) => (event.buttons & 1) === 0 && endDrag(), { capture: true });
  addEventListener('blur', endDrag);
  addEventListener('pointercancel', endDrag);
  document.addEventListener('visibilitychange', endDrag);
}
