// The game in a tab, as a person sees and handles it: what the page's text says, and hands on mouse, screen and keys.
// Asserts nothing itself.
import { until } from './until.mjs';

/** @typedef {import('./browsers.mjs').Tab} Tab */

/** What the tests start with unless they say otherwise: quick, and without an opponent that has to be waited for. */
const twoPersons = ['opponent person', 'side red', 'starter red', 'new-game', 'speed fast', 'close-panel'];

export class Game {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
  }

  /**
   * Opens the page and waits until it is ready to throw. `query` is such as '?seed=7#position=5/9/5_r'. The solved game
   * comes only where a query asks for it: reading it takes longer than most tests.
   * @param {string} url
   */
  async open(url, query = '?seed=1') {
    const address = new URL(query, url);
    if (!address.searchParams.has('table')) address.searchParams.set('table', 'none');
    await this.tab.open(address.href);
    await this.ready();
    return this;
  }

  ready() {
    // A page that is just being left answers nothing.
    const asked = () => this.tab.run(() => document.documentElement.dataset.state === 'ready').catch(() => false);
    return until('the game is ready', asked);
  }

  async reload() {
    await this.tab.run(() => {
      document.documentElement.dataset.state = 'left';
      location.reload();
    });
    await this.ready();
  }

  /** Sends intents by their text, as the page's buttons do: to get to where a test begins. */
  intents(...texts) {
    return this.tab.run((all) => all.forEach((text) => globalThis.puluc.intent(text)), texts);
  }

  twoPersons() {
    return this.intents(...twoPersons);
  }

  /** What the page shows to a reader, as text. */
  text() {
    return this.tab.run(() => document.getElementById('mirror').textContent);
  }

  part(name) {
    return this.tab.run((part) => document.querySelector(`#mirror [data-part="${part}"]`).textContent, name);
  }

  board() {
    return this.tab.run(() => [...document.querySelectorAll('[data-part=board] li')].map((line) => line.textContent));
  }

  /** The intents of the page's buttons that can be pressed now. */
  async controls() {
    return this.tab.run(() =>
      [...document.querySelectorAll('[data-part=controls] button')]
        .filter((button) => button.getAttribute('aria-disabled') !== 'true')
        .map((button) => button.dataset.intent),
    );
  }

  /** The spaces of the pieces that can move now. */
  async choices() {
    const controls = await this.controls();
    return controls.filter((intent) => intent.startsWith('play ')).map((intent) => Number(intent.slice(5)));
  }

  record() {
    return this.tab.run(() => globalThis.puluc.record());
  }

  position() {
    return this.tab.run(() => globalThis.puluc.position());
  }

  frames() {
    return this.tab.run(() => globalThis.puluc.frames());
  }

  async over() {
    return /(red|green)\s*$/.test(await this.record());
  }

  /** The text of the turns, without tags. */
  async turns() {
    return (await this.record()).replace(/^\[.*\]$/gm, '').trim();
  }

  /** Waits until a person can throw, choose a piece, or has no more to do. */
  turn() {
    return until('a turn of a person', async () => {
      if (await this.over()) return 'over';
      // The game is ahead of what is shown while the sticks tumble.
      const { thrown } = toMove(await this.position());
      const controls = await this.controls();
      if (!thrown) return controls.includes('throw') && 'throw';
      return controls.some((intent) => intent.startsWith('play ')) && 'move';
    });
  }

  until(what, ask) {
    return until(what, ask);
  }

  /** Waits until nothing moves on the canvas: no frame is drawn for a while, also on a slow machine. */
  async still() {
    await until('a still picture', () =>
      this.tab.run(async () => {
        const { puluc } = globalThis;
        const before = puluc.frames();
        for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
        return puluc.frames() === before;
      }),
    );
  }

  /** Makes the page believe that its tab is hidden, or shown again: headless browsers hide none. */
  hide(hidden) {
    return this.tab.run((value) => {
      for (const [name, answer] of [['hidden', value], ['visibilityState', value ? 'hidden' : 'visible']]) {
        Object.defineProperty(document, name, { configurable: true, get: () => answer });
      }
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }

  graphics() {
    return this.tab.run(() => document.documentElement.dataset.graphics);
  }

  /** Takes the picture away as a graphics card does that fails. */
  async losePicture() {
    await this.tab.run(() => {
      globalThis.losing = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas')).getContext('webgl2').getExtension('WEBGL_lose_context');
      globalThis.losing.loseContext();
    });
    await until('the loss', async () => (await this.graphics()) === 'lost');
  }

  async restorePicture() {
    await this.tab.run(() => globalThis.losing.restoreContext());
    await until('the picture', async () => (await this.graphics()) === 'drawn');
  }

  /** Where a thing is, in CSS pixels of the viewport, once it is drawn: 'sticks', 'space 4', 'piece 3', 'button 0'. */
  where(what) {
    return until(`${what} on the canvas`, () =>
      this.tab.run((name) => {
        const { left, top } = document.getElementById('canvas').getBoundingClientRect();
        const text = globalThis.puluc.where(name);
        if (!text) return null;
        const [x, y] = text.split(' ').map(Number);
        return [x + left, y + top];
      }, what),
    );
  }

  /**
   * Where a finger can take hold of a piece on a space. In a city several lie beside each other.
   * @param {number} space
   */
  handle(space) {
    return until(`a piece to take on space ${space}`, () =>
      this.tab.run((wanted) => {
        const { puluc } = globalThis;
        const at = (what) => puluc.where(what).split(' ').map(Number);
        const [first, last] = [at('space 0'), at('space 10')];
        const along = Math.abs(first[0] - last[0]) > Math.abs(first[1] - last[1]) ? 0 : 1;
        const spaces = Array.from({ length: 11 }, (_, i) => at(`space ${i}`)[along]);
        const { left, top } = document.getElementById('canvas').getBoundingClientRect();
        for (let piece = 0; piece < 10; piece++) {
          const point = at(`piece ${piece}`);
          const distances = spaces.map((centre) => Math.abs(centre - point[along]));
          const nearest = distances.indexOf(Math.min(...distances));
          if (nearest === wanted && puluc.grips(...point)) return [point[0] + left, point[1] + top];
        }
        return null;
      }, space),
    );
  }

  // --- Hands ---

  async click(what) {
    await this.clickAt(await this.where(what));
  }

  async clickAt(point) {
    await this.tab.mouseTo(...point);
    await this.tab.mouseDown();
    await this.tab.mouseUp();
  }

  async tap(what) {
    await this.tab.touch([await this.where(what)]);
  }

  async drag(from, to, steps = 5) {
    await this.tab.mouseTo(...(await this.handle(from)));
    await this.tab.mouseDown();
    await this.tab.mouseTo(...(await this.where(`space ${to}`)), steps);
    await this.tab.mouseUp();
  }

  async touchDrag(from, to) {
    await this.tab.touch(path(await this.handle(from), await this.where(`space ${to}`)));
  }

  /** Puts the focus on the button for an intent in the page's text and presses it with a key. */
  async pressButton(intent, key = 'Enter') {
    await until(`a button for ${intent}`, () =>
      this.tab.run((name) => {
        const all = [...document.querySelectorAll('#mirror [data-intent]')];
        const button = all.find(({ dataset }) => dataset.intent === name);
        button?.focus();
        return Boolean(button);
      }, intent),
    );
    await this.tab.press(key);
  }

  focus() {
    return this.tab.run(() => document.getElementById('canvas').focus());
  }
}

/** Points on the way from one to another, the ends included. */
export function path([x, y], [toX, toY], steps = 5) {
  return Array.from({ length: steps + 1 }, (_, i) => [x + ((toX - x) * i) / steps, y + ((toY - y) * i) / steps]);
}

/** Where the piece on a space gets with a throw, for either side (R6, R9). */
export function target(from, thrown, side) {
  return side === 'r' ? Math.min(from + thrown, 10) : Math.max(from - thrown, 0);
}

/** The side to move and the throw that lies, of a position's text. */
export function toMove(position) {
  const [, side, thrown] = /^\S+ (\S)(?: (\d))?$/.exec(position);
  return { side, thrown: Number(thrown ?? 0) };
}
