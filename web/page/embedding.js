// The embed guide: the form makes the tag and sets it on the board below, the buttons show and run the examples, and what is
// to be copied names the place where this site lies.

import * as examples from './board_examples.mjs';
import { copyFrom } from './clipboard.js';
import { byId, element } from './element.js';
import { guide } from './guide.js';
import { styleOf, tagOf } from './tag.mjs';

const words = guide();
const root = new URL(document.documentElement.dataset.root || '.', location.href).href;

const fresh = byId('example').cloneNode(true);

/** What the form says, without what it leaves open, and without a position where there is a game. @returns {Record<string, string>} */
function chosen() {
  const values = [...byId('make').elements].map(({ name, value }) => [name, value.trim()]).filter(([, value]) => value);
  const { position, throw: thrown, ...others } = Object.fromEntries(values);
  return others.game ? others : Object.fromEntries(values);
}

function make() {
  const made = byId('made');
  const attributes = chosen();
  for (const { name } of [...byId('make').elements]) if (!attributes[name]) made.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  byId('tag').value = `<script type="module" src="${root}puluc-board.js"></script>\n<style>\n${styleOf(attributes)}\n</style>\n${tagOf(attributes)}`;
}

/** Shows the tag of an attribute's example under it, as any page would. */
function show(/** @type {HTMLButtonElement} */ button) {
  const place = /** @type {HTMLElement} */ (button.closest('.example'));
  const board = element('puluc-board', examples.attributes[button.dataset.shows ?? '']);
  const { theme } = document.documentElement.dataset;
  if (theme && !board.hasAttribute('theme')) board.setAttribute('theme', theme);
  place.querySelector('puluc-board')?.remove();
  place.append(board);
}

async function run(/** @type {HTMLButtonElement} */ button) {
  const output = /** @type {HTMLOutputElement} */ (button.closest('.example')?.querySelector('output'));
  // A fresh one each time, so that no example depends on another.
  const board = fresh.cloneNode(true);
  byId('example').replaceWith(board);
  output.hidden = false;
  try {
    const gave = await examples[button.dataset.kind ?? ''][button.dataset.run ?? ''](board);
    output.textContent = typeof gave === 'string' ? gave : JSON.stringify(gave, null, 1);
    output.dataset.state = 'done';
  } catch (error) {
    output.textContent = String(error);
    output.dataset.state = 'failed';
  }
}

async function copy(/** @type {HTMLElement} */ button) {
  byId('copied').textContent = (await copyFrom(byId(button.dataset.copies ?? ''))) ? words.copied : words.refused;
}

for (const text of document.querySelectorAll('[data-address]')) {
  text.textContent = (text.textContent ?? '').replaceAll('https://example.org/puluc/', root).replaceAll('https://example.org', location.origin);
}
byId('make').addEventListener('input', make);
for (const button of document.querySelectorAll('[data-shows]')) button.addEventListener('click', () => show(/** @type {any} */ (button)));
for (const button of document.querySelectorAll('[data-run]')) button.addEventListener('click', () => run(/** @type {any} */ (button)));
for (const button of document.querySelectorAll('[data-copies]')) button.addEventListener('click', () => copy(/** @type {any} */ (button)));
make();
