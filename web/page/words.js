// The words that the page itself says, put where they are said. They come from the program, which knows the language
// (web/ui/language_en.cpp); what must be said without the program stands in shell.html in both languages.

/**
 * Gives each element with data-word its text, and each link to a page (data-page) that page in the language.
 * @param {string} language  such as 'en'
 * @param {Record<string, string>} words
 */
export function speak(language, words) {
  document.documentElement.lang = language;
  for (const link of document.querySelectorAll('[data-page]')) {
    const page = /** @type {HTMLElement} */ (link).dataset.page;
    link.setAttribute('href', language === 'en' ? page : `${language}/${page}`);
  }
  document.getElementById('canvas')?.setAttribute('aria-label', words.canvas);
  for (const element of document.querySelectorAll('[data-word]')) {
    element.textContent = words[/** @type {HTMLElement} */ (element).dataset.word ?? ''];
  }
}
