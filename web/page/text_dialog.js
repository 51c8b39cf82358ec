// Bringing a position, a game or a link in as text: typed or pasted into the dialog, pasted onto the board, or dropped
// on the page as text or a file. What the program can't read is shown in the dialog with its reason.

/** Far above the longest game. What is longer is cut here, and refused by the program for what it is. */
const longest = 200_000;

/** The text of what was dropped, or an empty one where it has none: a folder comes as a file that can't be read. */
async function droppedText(/** @type {DataTransfer} */ data) {
  const [file] = data.files;
  if (!file) return data.getData('text/plain');
  return file.slice(0, longest).text().catch(() => '');
}

/**
 * @param {HTMLDialogElement} dialog  with a form, a textarea, an [role=alert] and a [data-action=close] button
 * @param {HTMLElement} canvas  pasting onto it opens what is pasted
 * @param {(text: string) => string} open  opens a text and returns what is wrong with it, or an empty text
 * @returns {() => void}  shows the dialog
 */
export function textDialog(dialog, canvas, open) {
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector('form'));
  const field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('textarea'));
  const error = /** @type {HTMLElement} */ (dialog.querySelector('[role=alert]'));

  const show = (/** @type {string} */ text, /** @type {string} */ reason) => {
    field.value = text;
    field.setAttribute('aria-invalid', String(reason !== ''));
    error.textContent = reason;
    if (!dialog.open) dialog.showModal();
    field.focus();
  };
  const take = (/** @type {string} */ given) => {
    const text = given.slice(0, longest);
    const reason = open(text);
    if (reason) show(text, reason);
    else dialog.close();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    take(field.value);
  });
  dialog.querySelector('[data-action=close]')?.addEventListener('click', () => dialog.close());
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    // A picture, say, is not for the board.
    if (text && document.activeElement === canvas) take(text);
  });
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain')) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    if (event.target === field || !event.dataTransfer) return;
    event.preventDefault();
    take(await droppedText(event.dataTransfer));
  });
  return () => show('', '');
}
