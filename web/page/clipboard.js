// Putting a text on the clipboard: with a word that it is done, or with a dialog that shows the text where the browser
// does not let the page do it.

/** How long the word is seen, in milliseconds. */
const shown = 2500;

/**
 * @param {HTMLDialogElement} dialog  with a textarea, a [data-action=copy] and a [data-action=close] button
 * @param {HTMLElement} sign  says that it is done
 * @param {(text: string) => void} announce  says it to those who don't see it
 * @returns {(text: string) => Promise<void>}
 */
export function clipboardWith(dialog, sign, announce) {
  const field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let hiding;
  const done = () => {
    sign.hidden = false;
    announce(sign.textContent ?? '');
    clearTimeout(hiding);
    hiding = setTimeout(() => (sign.hidden = true), shown);
  };

  dialog.addEventListener('click', (event) => {
    const action = /** @type {HTMLElement} */ (event.target).dataset.action;
    if (action === 'copy') {
      field.select();
      // Old, and the only way where navigator.clipboard is kept from a frame.
      if (!document.execCommand('copy')) return;
      done();
    }
    if (action) dialog.close();
  });
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      done();
    } catch {
      field.value = text;
      dialog.showModal();
      field.select();
    }
  };
}
