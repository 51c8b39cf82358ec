// Finding and making elements, and keeping a list of them in step with a list of values: an element stays the same element, with
// its focus, as long as there is a value with its key.

export const byId = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));

/**
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Sets a text only where it differs: what is unchanged is not spoken again. */
export function setText(/** @type {Element} */ target, /** @type {string} */ text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Something in the page that shows a value of one kind.
 * @template V
 * @typedef {{ element: HTMLElement, show: (value: V) => void }} Part
 */

/**
 * A list of parts under a parent that holds nothing else.
 * @template V
 * @param {Element} parent
 * @param {(value: V) => string} keyOf
 * @param {(value: V) => Part<V>} make
 * @returns {(values: V[]) => void}
 */
export function partList(parent, keyOf, make) {
  /** @type {Map<string, Part<V>>} */
  let parts = new Map();
  return (values) => {
    /** @type {Map<string, Part<V>>} */
    const next = new Map();
    for (const value of values) {
      let key = keyOf(value);
      while (next.has(key)) key += ' again';
      const part = parts.get(key) ?? make(value);
      parts.delete(key);
      part.show(value);
      next.set(key, part);
    }
    for (const gone of parts.values()) gone.element.remove();
    parts = next;
    [...next.values()].forEach(({ element: wanted }, place) => {
      // An element that is where it should be is not touched: moving it would take its focus away.
      if (parent.children[place] !== wanted) parent.insertBefore(wanted, parent.children[place] ?? null);
    });
  };
}
