// The position or game that the page's address names, as in #position=5/9/5_r. What it means is the program's to say.

const named = /^#(position|game)=/;

/** The part of the address that names a position or a game, or an empty text. */
export function addressedText() {
  return named.test(location.hash) ? location.hash : '';
}

/** Takes the name out of the address, so that loading the page again goes on with the game instead of opening it anew. */
export function forgetAddress() {
  try {
    history.replaceState(null, '', location.pathname + location.search);
  } catch {
    // A sandboxed frame may not touch its address. Nothing depends on it.
  }
}

/** The full address of the page for a text such as #position=..., without what only this visit asked for. */
export function addressFor(text) {
  return location.href.replace(/[?#].*/s, '') + text;
}

/**
 * @param {(text: string) => void} onChange
 */
export function watchAddress(onChange) {
  addEventListener('hashchange', () => {
    const text = addressedText();
    if (text) onChange(text);
  });
}
