// How many boards live at once: the one that was not used for the longest time makes room for a new one. Not here: what
// it is to live.

/**
 * @template B
 * @param {number} most
 * @param {(board: B) => void} putAway  called where a board has to make room
 */
export function poolOf(most, putAway) {
  /** From the longest unused to the last used. @type {Set<B>} */
  const live = new Set();
  return {
    /** A board lives from now on, or is used again. */
    use(/** @type {B} */ board) {
      live.delete(board);
      live.add(board);
      if (live.size <= most) return;
      const [longest] = live;
      live.delete(longest);
      putAway(longest);
    },
    /** A board has gone by itself. */
    leave: (/** @type {B} */ board) => live.delete(board),
  };
}
