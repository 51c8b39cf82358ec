// Putting a text on the clipboard, and a dialog with the text where the browser does not let us.

/**
 * @param {HTMLDialogElement} dialog  with a textarea, a [data-action=copy] and a [data-action=close] button
 * @returns {(text: string) => Promise<void>}
 */
export function clipboardWith(dialog) {
  const field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  dialog.addEventListener('click', (event) => {
    const action = /** @type {HTMLElement} */ (event.target).dataset.action;
    if (action === 'copy') {
      field.select();
      // Old, and the only way where navigator.clipboard is kept from a frame.
      if (document.execCommand('copy')) dialog.close();
    }
    if (action === 'close') dialog.close();
  });
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.value = text;
      dialog.showModal();
      field.select();
    }
  };
}
