// What the pages to read have in common: the theme that was chosen in the game, the words for their scripts, that they are
// whole on paper, and that they open without a network. Not here: what one page alone does.

import { keepOffline } from './offline.js';
import { openStore } from './store.js';

/** Shows a theme that was chosen in the game; without one the page and its boards follow the machine. */
function followTheme() {
  const chosen = /theme (light|dark|contrast);/.exec(openStore(() => {}).read('settings'))?.[1];
  if (!chosen) return;
  document.documentElement.dataset.theme = chosen;
  for (const board of document.querySelectorAll('puluc-board:not([theme])')) board.setAttribute('theme', chosen);
}

/** What is folded up is there on paper, also where the style sheet can't unfold it. */
function unfoldOnPaper() {
  /** @type {HTMLDetailsElement[]} */
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details')].filter(({ open }) => !open);
    for (const each of folded) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of folded) each.open = false;
  });
}

/**
 * Prepares the page and gives the words that the build put into it for its script.
 * @returns {Record<string, any>}
 */
export function guide() {
  followTheme();
  unfoldOnPaper();
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}');
  const notice = /** @type {HTMLElement} */ (document.getElementById('update'));
  keepOffline({ root: document.documentElement.dataset.root ?? '', notice, words: () => words.update });
  return words;
}
