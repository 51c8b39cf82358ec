// The rules page as a course: a lesson is done when its board says so, a miss opens the hint, and what was done is
// remembered. Not here: the boards, and any word that is not in the page already. The page is whole without this.

import { guide } from './guide.js';
import { openStore } from './store.js';

const store = openStore(() => {});
const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.lesson')]);
/** The lessons that were done; what was kept may name some that are gone. */
const done = new Set(store.read('lessons').split(' ').filter((id) => sections.some((section) => section.id === id)));
const words = guide();

const progress = /** @type {HTMLElement} */ (document.querySelector('.progress'));
/** Milliseconds that something stays unsaid before it is said again: without them it would be heard once. */
const pause = 100;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;

/** Shows or hides what is said, so that it is heard when it comes. */
const say = (/** @type {HTMLElement} */ section, /** @type {'missed' | 'done'} */ name, /** @type {boolean} */ on) => {
  /** @type {HTMLElement} */ (section.querySelector(`.${name} > span`)).hidden = !on;
};

function show() {
  for (const section of sections) {
    const isDone = done.has(section.id);
    section.toggleAttribute('data-done', isDone);
    /** @type {HTMLElement} */ (section.querySelector('.next')).hidden = !isDone;
    document.querySelector(`.contents a[href="#${section.id}"]`)?.closest('li')?.toggleAttribute('data-done', isDone);
  }
  progress.hidden = done.size === 0;
  const text = words.progress.replace('{0}', String(done.size)).replace('{1}', String(sections.length));
  /** @type {HTMLElement} */ (progress.firstElementChild).textContent = text;
}

function succeed(/** @type {HTMLElement} */ section) {
  done.add(section.id);
  store.write('lessons', [...done].join(' '));
  clearTimeout(saying);
  say(section, 'missed', false);
  say(section, 'done', true);
  show();
}

function miss(/** @type {HTMLElement} */ section) {
  say(section, 'missed', false);
  saying = setTimeout(() => say(section, 'missed', true), pause);
  section.querySelector('details').open = true;
}

for (const section of sections) {
  const board = section.querySelector('puluc-board');
  const until = section.dataset.until ?? 'goal';
  board?.addEventListener(until, (event) => {
    const { reached = true } = /** @type {CustomEvent} */ (event).detail;
    if (reached) succeed(section);
    else miss(section);
  });
}

progress.querySelector('button')?.addEventListener('click', () => {
  done.clear();
  store.write('lessons', '');
  for (const section of sections) say(section, 'done', false);
  show();
});
show();
