// Putting values into words: for the scripts of the pages, for the boards, and for Node where the pages are built.

/** Puts values into a text at {0}, {1}, ... */
export const filled = (/** @type {string} */ text, ...values) => text.replace(/\{(\d)\}/g, (_, i) => String(values[i]));
