// Putting a text on the clipboard, and a dialog with the text where the browser does not let us.

/**
 * @param {HTMLDialogElement} dialog  with a textarea, a [data-action=copy] and a [data-action=close] button
 * @param {() => void} onCopied
 * @returns {(text: string) => Promise<void>}
 */
export function clipboardWith(dialog, onCopied) {
  const field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  dialog.addEventListener('click', (event) => {
    const action = /** @type {HTMLElement} */ (event.target).dataset.action;
    if (action === 'copy') {
      field.select();
      // Old, and the only way where navigator.clipboard is kept from a frame.
      if (!document.execCommand('copy')) return;
      dialog.close();
      onCopied();
    }
    if (action === 'close') dialog.close();
  });
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied();
    } catch {
      field.value = text;
      dialog.showModal();
      field.select();
    }
  };
}
