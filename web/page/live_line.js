// The live line: what a screen reader speaks as it happens. A few lines are kept, so that one that comes close behind
// another does not silence it.

const kept = 4;

/**
 * @param {HTMLElement} region  an element with aria-live
 * @returns {(text: string) => void}
 */
export function liveLine(region) {
  return (text) => {
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    while (region.childElementCount > kept) region.firstElementChild?.remove();
  };
}
