// What the machine says about the person's wishes: darkness, contrast, motion, language, as the bits of puluc_start().

const queries = [
  [1, '(prefers-color-scheme: dark)'],
  [2, '(prefers-contrast: more), (forced-colors: active)'],
  [4, '(prefers-reduced-motion: reduce)'],
].map(([bit, query]) => ({ bit: Number(bit), list: matchMedia(String(query)) }));
const spanish = 8;

/** Whether the browser's first language that the game has is Spanish. */
function prefersSpanish() {
  const known = navigator.languages.find((language) => /^(en|es)\b/i.test(language));
  return known !== undefined && /^es/i.test(known);
}

/** 1 dark, 2 contrast, 4 reduced motion, 8 Spanish. */
export function surroundings() {
  return queries.reduce((bits, { bit, list }) => (list.matches ? bits | bit : bits), prefersSpanish() ? spanish : 0);
}

/**
 * @param {(bits: number) => void} onChange
 */
export function watchSurroundings(onChange) {
  for (const { list } of queries) list.addEventListener('change', () => onChange(surroundings()));
  addEventListener('languagechange', () => onChange(surroundings()));
}
