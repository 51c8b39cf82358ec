// The part of an address after the '#', as board.html reads it: options as name=value, a blank as '_'. Not here: which
// options there are, and which values they can have (options.js).

/** @typedef {Record<string, string>} Options */

/** The part of an address after the '#' that says the same. */
export const toFragment = (/** @type {Options} */ options) =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/_/g, '%5F').replace(/%20/g, '_')}`)
    .join('&');

/** What the part of an address after the '#' says. @returns {Options} */
export function fromFragment(/** @type {string} */ fragment) {
  const pairs = fragment.split('&').map((pair) => {
    const at = pair.indexOf('=');
    try {
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1).replace(/_/g, ' '))];
    } catch {
      return [pair.slice(0, at), pair.slice(at + 1)];
    }
  });
  return Object.fromEntries(pairs.filter(([name]) => name));
}
