// <puluc-board>: a board in anybody's page. It is a picture until somebody wants to play; then board.html takes its
// place, in a frame, as large as the picture was. Not here: the picture (diagram.js), the frame (live.js), what options
// there are (options.js). The one idea: the picture is always there and always right, under the frame too, so that the
// frame can go at any time.

import parts from 'diagram-parts';
import { colours, diagramElement } from './diagram.js';
import { beginning, checked, names, toFragment } from './options.js';
import { poolOf } from './pool.js';
import { legalSteps, readPosition, writePosition } from './position.js';
import css from 'board-style';
import { faultWords, positionWords, turnWords, wordsOf } from './words.js';

const narrow = 480;
const mostLive = 4;
/** Milliseconds after which a board that has not come to life is given up. */
const patience = 20_000;

/** Why a promise was not kept, with a code for programs. */
export class BoardError extends Error {
  constructor(/** @type {string} */ code, /** @type {string} */ message) {
    super(message);
    this.name = 'BoardError';
    this.code = code;
  }
}
const refusal = (code, message) => new BoardError(code, message);

const element = (/** @type {string} */ tag, /** @type {Record<string, string>} */ attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  made.append(...children);
  return made;
};

// --- What all boards of a page share ---

/** @type {CSSStyleSheet | undefined} */
let sheet;
function sharedStyle() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    const themes = ['light', 'dark', 'contrast'].map((theme) => `.${theme}{${colours(parts, /** @type {any} */ (theme))}}`);
    const named = Object.entries(parts.named).map(([name, value]) => `--${name}:${value}`);
    sheet.replaceSync(`${css}.box{${named.join(';')}}${themes.join('')}@media print{.box{${colours(parts, 'light')}}}`);
  }
  return sheet;
}

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const contrast = globalThis.matchMedia?.('(prefers-contrast: more), (forced-colors: active)');

/** The boards in the page. @type {Set<PulucBoard>} */
const boards = new Set();
for (const query of [dark, contrast]) query?.addEventListener('change', () => boards.forEach((board) => board.refresh()));

/** Tells boards how wide they are: before the first paint, and whenever that changes. */
const widths = globalThis.ResizeObserver && new ResizeObserver((entries) => entries.forEach(({ target, contentRect }) => {
  /** @type {PulucBoard} */ (target).fit(contentRect.width);
}));

/** @type {ReturnType<typeof poolOf<PulucBoard>>} */
const pool = poolOf(mostLive, (board) => board.putAway());

// A page on a server has no elements; what is imported there does nothing.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class PulucBoard extends Base {
  static observedAttributes = names;
  /** The address of board.html: beside this script, unless a page that was bundled has it elsewhere. */
  static home = import.meta.url.replace(/[^/]*$/, 'board.html');

  /** @type {ReturnType<typeof import('./live.js').liveBoard> | undefined} */
  #live;
  /** @type {Promise<void> | undefined} */
  #starting;
  /** Where the game is, if it was ever live. @type {{ position: string, ply: number, length: number, verdict: string, attempts: number, save: string } | undefined} */
  #state;
  /** Takes the frame away. @type {(() => void) | undefined} */
  #end;
  #width = 0;
  #drawn = '';
  /** What the frame was told last. */
  #sent = '';
  #refreshing = false;
  #options = checked({}, parts.levels).options;

  #picture = element('div', { class: 'picture', role: 'img', id: 'position' });
  #turn = element('p', { class: 'turn', 'aria-hidden': 'true' });
  #button = element('button', { type: 'button', class: 'start', part: 'start', hidden: '', 'aria-describedby': 'position' });
  #reason = element('p', { class: 'reason', role: 'alert', part: 'reason' });
  #box = element('div', { class: 'box', part: 'board' }, this.#picture, this.#turn, this.#button);

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sharedStyle()];
    shadow.append(this.#box, this.#reason);
    this.#button.addEventListener('click', () => this.activate().then(() => this.#live?.call('focus'), () => {}));
  }

  connectedCallback() {
    // Set before the element was known: then they are the object's own, and hide what it can do.
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    boards.add(this);
    widths.observe(this);
    this.#read();
  }

  disconnectedCallback() {
    boards.delete(this);
    widths.unobserve(this);
    this.putAway();
  }

  attributeChangedCallback(/** @type {string} */ name, /** @type {string | null} */ before, /** @type {string | null} */ value) {
    if (before === value || !this.isConnected || this.#refreshing) return;
    // All that changes in one go is one change.
    this.#refreshing = true;
    queueMicrotask(() => {
      this.#refreshing = false;
      if (this.isConnected) this.#read();
    });
  }

  // --- What a page can ask for ---

  /** Makes the board live. */
  activate() {
    if (this.#options.mode === 'diagram') return Promise.reject(new BoardError('diagram', 'mode="diagram" is never live.'));
    if (!this.isConnected) return Promise.reject(new BoardError('put-away', 'The board is in no page.'));
    pool.use(this);
    return (this.#starting ??= this.#start());
  }
  play(/** @type {string} */ move) {
    return this.#call('play', move);
  }
  throwSticks(/** @type {number} */ value) {
    return value === undefined ? this.#call('throwSticks') : this.#call('throwSticks', value);
  }
  undo() {
    return this.#call('undo');
  }
  redo() {
    return this.#call('redo');
  }
  goTo(/** @type {number} */ ply) {
    return this.#call('goTo', ply);
  }
  async setPosition(/** @type {string} */ position) {
    this.#state = undefined;
    if (this.#live) return this.#call('setPosition', position);
    if (checked({ position }, parts.levels).faults.length) throw new BoardError('unreadable', faultWords(this.#lang, { name: 'position', value: position }));
    this.removeAttribute('game');
    this.removeAttribute('throw');
    this.setAttribute('position', position);
  }
  async getPosition() {
    return this.#live ? this.#call('getPosition') : writePosition(this.#position());
  }
  getGame() {
    return this.#call('getGame');
  }
  async legalMoves() {
    return this.#live ? this.#call('legalMoves') : legalSteps(this.#position()).map(({ next, ...move }) => move);
  }
  reset() {
    return this.#call('reset');
  }
  showSolution() {
    return this.#call('showSolution');
  }
  hint() {
    return this.#call('hint');
  }
  score() {
    return this.#call('score');
  }

  // --- What the boards of a page do together ---

  /** Goes back to a picture, and keeps the game for when it lives again. */
  putAway() {
    this.#end?.();
    this.#live = this.#starting = this.#end = undefined;
    this.#box.classList.remove('live');
    pool.leave(this);
    if (this.isConnected) this.refresh();
  }

  fit(/** @type {number} */ width) {
    this.#width = width;
    this.refresh();
  }

  /** Draws what is to be seen, where it is not what is seen. */
  refresh() {
    const { mode, coordinates, side } = this.#options;
    if (this.#width === 0) return;
    const lang = this.#lang;
    const position = this.#position();
    const text = writePosition(position);
    const standing = this.#standing;
    const look = { standing, side: side === 'green' ? 1 : 0, lang, coordinates: coordinates === 'on', ways: mode !== 'replay' };
    const drawn = JSON.stringify([text, look, mode]);
    this.#box.classList.remove('light', 'dark', 'contrast');
    this.#box.classList.add(this.#theme);
    const settled = JSON.stringify(this.#settled);
    if (this.#live && settled !== this.#sent) this.#live.call('set', [this.#settled]).catch(() => {});
    this.#sent = settled;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#box.lang = lang;
    this.#box.classList.toggle('standing', standing);
    this.#box.classList.toggle('diagram', mode === 'diagram');
    this.#picture.replaceChildren(diagramElement(parts, position, look));
    const words = positionWords(lang, position);
    this.#picture.setAttribute('aria-label', words);
    this.#turn.textContent = turnWords(lang, position);
    this.#button.hidden = mode === 'diagram';
    this.#button.textContent = wordsOf(lang).start[mode] ?? '';
  }

  // --- Its own ---

  get #lang() {
    const { lang } = this.#options;
    const around = /** @type {HTMLElement | null} */ (this.closest('[lang]:not(puluc-board)'))?.lang || document.documentElement.lang || navigator.language;
    return /** @type {'en' | 'es'} */ (lang !== 'auto' ? lang : /^es\b/i.test(around) ? 'es' : 'en');
  }
  get #theme() {
    const { theme } = this.#options;
    if (theme !== 'auto') return theme;
    return contrast?.matches ? 'contrast' : dark?.matches ? 'dark' : 'light';
  }
  get #standing() {
    const { orientation } = this.#options;
    return orientation === 'auto' ? this.#width < narrow : orientation === 'standing';
  }
  #position() {
    return this.#state ? readPosition(this.#state.position) : beginning(this.#options);
  }

  /** What the frame is told: as here, but with what is automatic here decided. */
  get #settled() {
    const orientation = this.#standing ? 'standing' : 'lying';
    return { ...this.#options, lang: this.#lang, theme: this.#theme, orientation };
  }

  /** Reads the attributes anew. */
  #read() {
    const before = this.#options;
    const { options, faults } = checked(Object.fromEntries(names.map((name) => [name, this.getAttribute(name)])), parts.levels);
    this.#options = options;
    if (['position', 'throw', 'game', 'ply', 'mode'].some((name) => before[name] !== options[name])) this.#state = undefined;
    this.#reason.textContent = faults.map((fault) => faultWords(this.#lang, fault)).join(' ');
    this.#box.classList.toggle('auto', options.orientation === 'auto');
    this.refresh();
    if (options.mode === 'diagram') this.putAway();
    for (const fault of faults) this.#tell('error', { code: 'option', option: fault.name, message: faultWords(this.#lang, fault) });
  }

  #tell(/** @type {string} */ name, /** @type {any} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error', composed: true }));
  }

  async #call(/** @type {string} */ name, ...args) {
    await this.activate();
    return this.#live?.call(name, args);
  }

  async #start() {
    const box = this.#box;
    const words = wordsOf(this.#lang);
    box.classList.add('loading');
    this.#button.setAttribute('aria-busy', 'true');
    try {
      const { liveBoard } = await import('./puluc-live.js');
      const { verdict, attempts, save } = this.#state ?? {};
      const address = new URL(PulucBoard.home, document.baseURI);
      address.hash = toFragment({ ...this.#settled, ...(save ? { resume: `${verdict} ${attempts} ${save}` } : {}) });
      const frame = /** @type {HTMLIFrameElement} */ (element('iframe', { title: words.board, part: 'frame', allow: 'autoplay' }));
      await new Promise((resolve, reject) => {
        const live = liveBoard(frame, address.href, (event, detail) => {
          if (event === 'ready') {
            live.call('connect').then(resolve, reject);
            this.#live = live;
          }
          this.#hear(event, detail);
        }, refusal);
        this.#end = () => {
          live.end();
          reject(refusal('put-away', 'The board was put away.'));
        };
        box.append(frame);
        setTimeout(reject, patience);
      });
      box.classList.add('live');
      this.#reason.textContent = '';
    } catch (error) {
      if (error instanceof BoardError) throw error;
      this.putAway();
      const message = (this.#reason.textContent = words.failed);
      this.#tell('error', { code: 'unreachable', message });
      throw refusal('unreachable', message);
    } finally {
      box.classList.remove('loading');
      this.#button.removeAttribute('aria-busy');
    }
  }

  #hear(/** @type {string} */ event, /** @type {any} */ detail) {
    if (event !== 'state') {
      pool.use(this);
      return this.#tell(event, detail);
    }
    this.#state = detail;
    this.refresh();
  }
}

for (const name of names) {
  Object.defineProperty(PulucBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? 'on' : value === false ? 'off' : String(value));
    },
  });
}

if (globalThis.customElements && !customElements.get('puluc-board')) customElements.define('puluc-board', PulucBoard);
