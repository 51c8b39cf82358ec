// <puluc-board>: a board in anybody's page. It is a picture until somebody wants to play; then board.html takes its
// place, in a frame, as large as the picture was. Not here: the picture (diagram.js), the frame (live.js), what options
// there are (options.js). The one idea: the picture is always there and always right, under the frame too, so that the
// frame can go at any time.

import parts from 'diagram-parts';
import { colours, diagramElement } from './diagram.js';
import { beginning, checked, names } from './options.js';
import { poolOf } from './pool.js';
import { legalSteps, readPosition, writePosition } from './position.js';
import css from 'board-style';
import { faultWords, positionWords, turnWords, wordsOf } from './words.js';

const narrow = 480;
const mostLive = 4;
/** The options that say where a board begins. */
const beginnings = ['position', 'throw', 'game', 'ply', 'mode'];

/** Why a promise was not kept, with a code for programs. */
export class BoardError extends Error {
  constructor(/** @type {string} */ code, /** @type {string} */ message) {
    super(message);
    this.name = 'BoardError';
    this.code = code;
  }
}
const refusal = (code, message) => new BoardError(code, message);
const away = 'The board was put away.';

// Not the page's own (element.js): a hundred bytes less.
const element = (/** @type {string} */ tag, /** @type {Record<string, string>} */ attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  made.append(...children);
  return made;
};

const reason = () => element('p', { class: 'reason', role: 'alert', part: 'reason' });

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

  /** Calls the live board. @type {Awaited<ReturnType<typeof import('./live.js').bringToLife>> | undefined} */
  #live;
  /** @type {Promise<void> | undefined} */
  #starting;
  /** Where the game is, if it was ever live. @type {{ position: string, ply: number, length: number, verdict: string, attempts: number, save: string } | undefined} */
  #state;
  /** Ends the life that has begun. @type {AbortController | undefined} */
  #life;
  #width = 0;
  #drawn = '';
  /** What the frame was told last. @type {Record<string, string | undefined>} */
  #sent = {};
  #refreshing = false;
  #options = checked({}, parts.levels).options;

  #picture = element('div', { class: 'picture', role: 'img', id: 'position' });
  #turn = element('p', { class: 'turn', 'aria-hidden': 'true' });
  #button = element('button', { type: 'button', class: 'start', part: 'start', hidden: '', 'aria-describedby': 'position' });
  /** What is wrong with the options, and what went wrong with the live board. */
  #faults = reason();
  #trouble = reason();
  #box = element('div', { class: 'box', part: 'board' }, this.#picture, this.#turn, this.#button);

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sharedStyle()];
    shadow.append(this.#box, this.#faults, this.#trouble);
    this.#button.addEventListener('click', () => this.activate().then(() => this.#call('focus')).catch(() => {}));
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
    if (before !== value && this.isConnected) this.#readSoon();
  }

  // --- What a page can ask for ---

  /** Makes the board live. */
  activate() {
    if (this.#options.mode === 'diagram') return Promise.reject(refusal('diagram', 'mode="diagram" is never live.'));
    if (!this.isConnected) return Promise.reject(refusal('put-away', 'The board is in no page.'));
    pool.use(this);
    return (this.#starting ??= this.#start());
  }
  async setPosition(/** @type {string} */ text) {
    const { options, faults } = checked({ position: String(text) }, []);
    const { position } = options;
    if (faults[0]) throw refusal('unreadable', faultWords(this.#lang, faults[0]));
    if (this.#starting) {
      await this.#call('setPosition', position);
      this.#sent = { ...this.#sent, position, throw: undefined, game: undefined };
    }
    this.#state = undefined;
    this.removeAttribute('game');
    this.removeAttribute('throw');
    this.setAttribute('position', position);
    this.#readSoon();
  }
  async getPosition() {
    return this.#live ? this.#call('getPosition') : writePosition(this.#position());
  }
  async legalMoves() {
    return this.#live ? this.#call('legalMoves') : legalSteps(this.#position()).map(({ next, ...move }) => move);
  }
  static {
    for (const name of ['play', 'throwSticks', 'undo', 'redo', 'goTo', 'getGame', 'reset', 'showSolution', 'hint', 'score']) {
      this.prototype[name] = function (...args) {
        return this.#call(name, ...args);
      };
    }
  }

  // --- What the boards of a page do together ---

  /** Goes back to a picture, and keeps the game for when it lives again. */
  putAway() {
    this.#life?.abort();
    this.#live = this.#starting = this.#life = undefined;
    this.#box.classList.remove('live');
    this.#loading(false);
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
    this.#send();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#box.lang = lang;
    this.#box.classList.toggle('standing', standing);
    this.#picture.replaceChildren(diagramElement(parts, position, look));
    const words = positionWords(lang, position);
    this.#picture.setAttribute('aria-label', words);
    this.#turn.textContent = turnWords(lang, position);
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
  /** Whether it stands where there is little room: a live board can't lie there. */
  get #bends() {
    const { orientation, mode } = this.#options;
    return orientation === 'auto' || (orientation === 'lying' && mode !== 'diagram');
  }
  get #standing() {
    return this.#bends ? this.#width < narrow : this.#options.orientation === 'standing';
  }
  #position() {
    return this.#state ? readPosition(this.#state.position) : beginning(this.#options);
  }

  /** What the frame is told: as here, but with what is automatic here decided. */
  get #settled() {
    const orientation = this.#standing ? 'standing' : 'lying';
    return { ...this.#options, lang: this.#lang, theme: this.#theme, orientation };
  }

  /** Reads the attributes anew. All that changes in one go is one change. */
  #readSoon() {
    if (this.#refreshing) return;
    this.#refreshing = true;
    queueMicrotask(() => {
      if (this.#refreshing && this.isConnected) this.#read();
    });
  }
  #read() {
    this.#refreshing = false;
    const before = this.#options;
    const { options, faults } = checked(Object.fromEntries(names.map((name) => [name, this.getAttribute(name)])), parts.levels);
    this.#options = options;
    if (beginnings.some((name) => before[name] !== options[name])) this.#state = undefined;
    const words = faults.map((fault) => faultWords(this.#lang, fault));
    this.#faults.textContent = words.join(' ');
    // The shape is there at once, before the width is known.
    this.#box.classList.toggle('auto', this.#bends);
    this.#box.classList.toggle('diagram', options.mode === 'diagram');
    // At once, so that a key finds it before there is a picture.
    this.#button.hidden = options.mode === 'diagram';
    this.#loading(this.#box.classList.contains('loading'));
    if (options.mode === 'diagram') this.putAway();
    else this.refresh();
    faults.forEach(({ name }, i) => this.#tell('error', { code: 'option', option: name, message: words[i] }));
  }

  #tell(/** @type {string} */ name, /** @type {any} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error', composed: true }));
  }

  /** Shows and tells what went wrong. */
  #fail(/** @type {{ code: string, message: string }} */ { code, message }) {
    this.#trouble.textContent = message;
    this.#tell('error', { code, message });
  }

  /** Tells the live board what the options are, where it was told something else. */
  #send() {
    const settled = this.#settled;
    if (!this.#live || names.every((name) => this.#sent[name] === settled[name])) return;
    this.#sent = settled;
    this.#trouble.textContent = '';
    this.#live('set', [settled]).catch((error) => error.code === 'put-away' || this.#fail(error));
  }

  async #call(/** @type {string} */ name, ...args) {
    // What can't be asked for brings nothing to life. Where the file does not come, that is told below.
    const fault = await import('./puluc-live.js').then(({ faultOf }) => faultOf(name, args), () => '');
    if (fault) throw refusal('illegal', fault);
    await this.activate();
    if (!this.#live) throw refusal('put-away', away);
    return this.#live(name, args);
  }

  #loading(/** @type {boolean} */ on) {
    const { loading, start } = wordsOf(this.#lang);
    this.#box.classList.toggle('loading', on);
    // What is heard meanwhile.
    this.#button.setAttribute('aria-live', 'polite');
    this.#button.textContent = on ? loading : (start[this.#options.mode] ?? '');
  }

  async #start() {
    const { signal } = (this.#life = new AbortController());
    this.#loading(true);
    this.#trouble.textContent = '';
    try {
      const { bringToLife } = await import('./puluc-live.js');
      signal.throwIfAborted();
      const options = (this.#sent = this.#settled);
      const hear = (event, detail) => this.#hear(event, detail);
      const title = () => this.#options.label ?? wordsOf(this.#lang).board;
      this.#live = await bringToLife(this.#box, { title, home: PulucBoard.home, options, state: this.#state, signal, hear, refusal });
    } catch {
      if (signal.aborted) throw refusal('put-away', away);
      this.putAway();
      const error = refusal('unreachable', wordsOf(this.#lang).failed);
      this.#fail(error);
      throw error;
    }
    this.#loading(false);
    this.#box.classList.add('live');
    // What has changed meanwhile.
    this.#send();
    this.#tell('ready', {});
  }

  #hear(/** @type {string} */ event, /** @type {any} */ detail) {
    if (event === 'state') {
      this.#state = detail;
      return this.refresh();
    }
    pool.use(this);
    if (event === 'error') this.#fail(detail);
    else this.#tell(event, detail);
  }
}

for (const name of names) {
  Object.defineProperty(PulucBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      // An element's own lang is never null.
      return this.getAttribute(name) ?? (name === 'lang' ? '' : null);
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? 'on' : value === false ? 'off' : String(value));
    },
  });
}

if (globalThis.customElements && !customElements.get('puluc-board')) customElements.define('puluc-board', PulucBoard);
