// The canvas as a surface of pixels: as large as its container, in whole pixels of CSS and of the screen so that
// nothing is blurred, and what becomes of its graphics context. SDL looks at sizes when the window is resized and at
// no other time, so it is told that here.

/** A CSS length of at most `room` that is a whole number of screen pixels too, where there is one close by. */
function wholeLength(room, ratio) {
  for (let length = Math.floor(room); length > room - 20 && length > 0; length--) {
    if (Math.abs(length * ratio - Math.round(length * ratio)) < 0.01) return length;
  }
  return Math.floor(room);
}

/**
 * Sizes the canvas now and whenever its container or the ratio of pixels changes.
 * @param {HTMLCanvasElement} canvas
 */
export function fitSurface(canvas) {
  const container = /** @type {HTMLElement} */ (canvas.parentElement);
  let shown = '';
  const fit = () => {
    const room = container.getBoundingClientRect();
    const width = wholeLength(room.width, devicePixelRatio);
    const height = wholeLength(room.height, devicePixelRatio);
    const wanted = `${width} ${height} ${devicePixelRatio}`;
    if (wanted === shown) return;
    shown = wanted;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    dispatchEvent(new Event('resize'));
  };
  const watchRatio = () => {
    const onChange = () => {
      fit();
      watchRatio();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', onChange, { once: true });
  };
  fit();
  watchRatio();
  new ResizeObserver(fit).observe(container);
  // Some browsers tell of a new ratio only so.
  addEventListener('resize', fit);
}

/** @typedef {'drawn' | 'missing' | 'lost'} Graphics */

/**
 * Tells whether there is a picture: once now, after the program has tried to make one, and whenever that changes.
 * @param {HTMLCanvasElement} canvas
 * @param {(graphics: Graphics) => void} onChange
 */
export function watchGraphics(canvas, onChange) {
  // Answers with the program's own context, or with none where it could not make one.
  const context = canvas.getContext('webgl2');
  onChange(context ? 'drawn' : 'missing');
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    onChange('lost');
  });
  canvas.addEventListener('webglcontextrestored', () => onChange('drawn'));
}
