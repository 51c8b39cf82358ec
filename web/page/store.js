// What stays when the tab is closed: the game and the settings, each one whole text. Where the browser keeps nothing
// (storage full, blocked, a sandboxed frame) reading gives nothing, writing does nothing, and both are told once.
// Two tabs write whole values over each other: the last one wins, and what is read is never a mixture.

const prefix = 'puluc.';

/**
 * @param {() => void} onBlocked  called once, at the first failure
 */
export function openStore(onBlocked) {
  let blocked = false;
  const attempt = (action) => {
    try {
      return action();
    } catch {
      if (!blocked) {
        blocked = true;
        onBlocked();
      }
      return null;
    }
  };
  return {
    /** The text kept under a key, or an empty one. */
    read: (/** @type {string} */ key) => attempt(() => localStorage.getItem(prefix + key)) ?? '',
    write: (/** @type {string} */ key, /** @type {string} */ text) =>
      attempt(() => localStorage.setItem(prefix + key, text)),
  };
}
