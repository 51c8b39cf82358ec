// Putting a text on the clipboard: with a word that it is done, or with a dialog that shows the text where the browser
// does not let the page do it. Where it can't be done at all, the text lies selected and it is said why.

/** How long the word is seen, in milliseconds. */
const shown = 2500;

/**
 * Copies what a field holds. Where the browser refuses, the field is shown, its text selected, to be copied by hand.
 * @param {HTMLInputElement | HTMLTextAreaElement} field  may stand in something hidden
 * @returns {Promise<boolean>}  whether it is copied
 */
export async function copyFrom(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    const around = /** @type {HTMLElement | null} */ (field.closest('[hidden]'));
    if (around) around.hidden = false;
    field.focus();
    field.select();
    return false;
  }
}

/**
 * @param {HTMLDialogElement} dialog  with a textarea, a [role=alert] with a span, a [data-action=copy] and a [data-action=close] button
 * @param {HTMLElement} sign  says that it is done
 * @param {(text: string) => void} announce  says it to those who don't see it
 * @returns {(text: string) => Promise<void>}
 */
export function clipboardWith(dialog, sign, announce) {
  const field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  const refused = /** @type {HTMLElement} */ (dialog.querySelector('[role=alert] > span'));
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
      field.focus();
      field.select();
      // Old, and the only way where navigator.clipboard is kept from a frame.
      refused.hidden = document.execCommand('copy');
      if (!refused.hidden) return;
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
      refused.hidden = true;
      dialog.showModal();
      field.select();
    }
  };
}
