// The items of a panel as elements of the page, one kind after the other: web/ui/panel.hpp in HTML. Each is made once
// and then shows whatever value comes with its key.

import { element, partList, setText } from './element.js';

/** @typedef {(intent: string) => void} Send */

/** A line of text. */
export function textPart(/** @type {string} */ tag) {
  const made = element(tag);
  return { element: made, show: ({ text }) => setText(made, text) };
}

/**
 * A button for an intent. One that can't be pressed now stays focusable, so that the focus is not lost with a turn.
 * @param {Send} send
 */
export function buttonPart(send) {
  const made = element('button', { type: 'button' });
  const label = element('span');
  const key = element('kbd');
  let intent = '';
  made.append(label);
  made.addEventListener('click', () => made.getAttribute('aria-disabled') !== 'true' && send(intent));
  return {
    element: made,
    show: (value) => {
      intent = value.intent;
      made.dataset.intent = intent;
      made.setAttribute('aria-disabled', String(value.enabled === false));
      if (value.pressed !== undefined) made.setAttribute('aria-pressed', String(value.pressed));
      setText(label, value.label);
      setText(key, value.key ?? '');
      if (value.key) made.append(key);
      else key.remove();
    },
  };
}

let choices = 0;

/** One of several: radio buttons under a legend. */
function choicePart(send) {
  const legend = element('legend');
  const options = element('div', { class: 'row' });
  const group = `choice-${++choices}`;
  const optionPart = () => {
    const input = /** @type {HTMLInputElement} */ (element('input', { type: 'radio', name: group }));
    const label = element('span');
    input.addEventListener('change', () => send(input.value));
    return {
      element: element('label', { class: 'option' }, input, label),
      show: (option) => {
        input.value = option.intent;
        input.dataset.intent = option.intent;
        input.checked = option.chosen;
        setText(label, option.label);
      },
    };
  };
  const list = partList(options, (option) => option.intent, optionPart);
  return {
    element: element('fieldset', {}, legend, options),
    show: (value) => {
      setText(legend, value.label);
      list(value.options);
    },
  };
}

function togglePart(send) {
  const made = element('button', { type: 'button', role: 'switch', class: 'switch' });
  let intent = '';
  made.addEventListener('click', () => send(intent));
  return {
    element: made,
    show: (value) => {
      intent = value.intent;
      made.dataset.intent = intent;
      made.setAttribute('aria-checked', String(value.on));
      setText(made, value.label);
    },
  };
}

function sliderPart(send) {
  const label = element('span');
  const input = /** @type {HTMLInputElement} */ (element('input', { type: 'range', step: '5' }));
  input.addEventListener('input', () => send(`${input.name} ${input.value}`));
  return {
    element: element('label', { class: 'slider' }, label, input),
    show: (value) => {
      setText(label, value.label);
      input.name = value.name;
      input.dataset.intent = value.name;
      input.min = String(value.low);
      input.max = String(value.high);
      input.value = String(value.value);
    },
  };
}

/** A row of a table; where the row stands for an intent, its first cell is a button. */
function rowPart(send) {
  const made = element('tr');
  const button = element('button', { type: 'button' });
  let intent = '';
  button.addEventListener('click', () => send(intent));
  return {
    element: made,
    show: (row) => {
      intent = row.intent ?? '';
      button.dataset.intent = intent;
      while (made.childElementCount > row.cells.length) made.lastElementChild?.remove();
      row.cells.forEach((text, place) => {
        const cell = made.children[place] ?? made.appendChild(element('td'));
        const asButton = place === 0 && intent !== '';
        if (asButton && button.parentElement !== cell) cell.replaceChildren(button);
        setText(asButton ? button : cell, text);
      });
      if (row.current) made.setAttribute('aria-current', 'true');
      else made.removeAttribute('aria-current');
    },
  };
}

function tablePart(send) {
  const head = element('tr');
  const body = element('tbody');
  const columns = partList(head, (title) => title, () => {
    const cell = element('th', { scope: 'col' });
    return { element: cell, show: (title) => setText(cell, title) };
  });
  const rows = partList(body, (row) => row.slot, () => rowPart(send));
  const caption = element('caption');
  const made = element('table', {}, element('thead', {}, head), body);
  return {
    element: made,
    show: (value) => {
      setText(caption, value.label ?? '');
      if (value.label) made.prepend(caption);
      else caption.remove();
      columns(value.columns);
      rows(value.rows.map((row, place) => ({ ...row, slot: `${place} ${row.intent ?? ''}` })));
    },
  };
}

/** @type {Record<string, (send: Send) => import('./element.js').Part<any>>} */
const parts = {
  heading: () => textPart('h3'),
  paragraph: () => textPart('p'),
  button: buttonPart,
  choice: choicePart,
  toggle: togglePart,
  slider: sliderPart,
  table: tablePart,
};

/**
 * Keeps the items of a panel under a parent.
 * @param {Element} parent
 * @param {Send} send
 */
export function itemList(parent, send) {
  const list = partList(parent, (item) => item.slot, (item) => parts[item.kind](send));
  return (items) => list(items.map((item, place) => ({ ...item, slot: `${place} ${item.kind} ${item.label ?? ''}` })));
}
