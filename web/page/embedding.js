// The embed guide: the form makes the tag and sets it on the board below, the buttons run the examples, and what is to be
// copied names the place where this site lies.

import * as examples from './board_examples.mjs';
import { copyFrom } from './clipboard.js';
import { byId } from './element.js';
import { guide } from './guide.js';

const words = guide();
const root = new URL(document.documentElement.dataset.root || '.', location.href).href;

const fresh = byId('example').cloneNode(true);

const escaped = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** What the form says, without what it leaves open. @returns {[string, string][]} */
const chosen = () =>
  [...new FormData(byId('make'))].map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)])).filter(([, value]) => value);

function make() {
  const made = byId('made');
  const attributes = chosen();
  for (const { name } of [...byId('make').elements]) if (!attributes.some(([each]) => each === name)) made.removeAttribute(name);
  for (const [name, value] of attributes) made.setAttribute(name, value);
  const list = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  byId('tag').value = `<script type="module" src="${root}puluc-board.js"></script>\n<puluc-board${list}></puluc-board>`;
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
for (const button of document.querySelectorAll('[data-run]')) button.addEventListener('click', () => run(/** @type {any} */ (button)));
for (const button of document.querySelectorAll('[data-copies]')) button.addEventListener('click', () => copy(/** @type {any} */ (button)));
make();
