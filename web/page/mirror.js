// The mirror: all that the canvas shows, as text and buttons of the page, for a screen reader, for the keyboard, and
// for a browser that can't draw. A whole game can be played with it alone. Not here: any knowledge of the game; what
// to say and what can be done comes from the program as a View, and goes back as an intent's text.

import { partList, setText } from './element.js';
import { buttonPart, itemList, textPart } from './mirror_items.js';

/** @typedef {import('./program.js').View} View */

/**
 * @param {HTMLElement} root  with the elements of shell.html's mirror
 * @param {(intent: string) => void} send
 * @returns {(view: View) => void}
 */
export function mirrorIn(root, send) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-part=${name}]`));
  const lines = (/** @type {string} */ name) => {
    const list = partList(part(name), (/** @type {{ key: string, text: string }} */ line) => line.key, () => textPart('li'));
    return (/** @type {string[]} */ texts) => list(texts.map((text, place) => ({ text, key: String(place) })));
  };
  let panelId = '';
  /** The intent of the button that opened the panel: where the focus goes when it closes. */
  let opener = '';
  const sendFrom = (/** @type {string} */ intent) => {
    if (intent.startsWith('open-panel ')) opener = intent;
    send(intent);
  };

  const showBoard = lines('board');
  const showSides = lines('sides');
  const showControls = partList(part('controls'), (control) => control.intent, () => buttonPart(sendFrom));
  const showItems = itemList(part('items'), sendFrom);
  const close = buttonPart(sendFrom);
  part('panel').append(close.element);

  const showPanel = (/** @type {View['panel']} */ panel) => {
    part('panel').hidden = !panel;
    setText(part('panel-title'), panel?.title ?? '');
    if (panel) close.show(panel.close);
    showItems(panel?.items ?? []);
  };

  // Seen while it has the focus. (WebKit does not look again at :focus-within when the focus comes from the canvas.)
  root.addEventListener('focusin', () => (root.dataset.open = ''));
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(/** @type {Node | null} */ (relatedTarget))) delete root.dataset.open;
  });

  /** Where the focus goes when the element that had it is gone, or another panel has opened. */
  const placeFocus = (/** @type {string} */ lastPanel, /** @type {number} */ place) => {
    const controls = [...part('controls').querySelectorAll('button')];
    if (panelId !== lastPanel && panelId) part('panel-title').focus();
    else if (panelId !== lastPanel) (controls.find(({ dataset }) => dataset.intent === opener) ?? part('status')).focus();
    else if (!root.contains(document.activeElement)) (controls[Math.max(place, 0)] ?? part('status')).focus();
  };

  return (view) => {
    const focused = document.activeElement;
    const hadFocus = root.contains(focused);
    const place = [...part('controls').children].indexOf(/** @type {Element} */ (focused));
    const lastPanel = panelId;
    panelId = view.panel?.id ?? '';

    for (const name of ['title', 'players', 'status', 'throw', 'detail', 'notice']) setText(part(name), view[name] ?? '');
    showSides(view.sides);
    showBoard(view.board);
    showPanel(view.panel);
    showControls(view.controls);
    if (hadFocus) placeFocus(lastPanel, place);
  };
}
