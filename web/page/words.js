// The few words that the page says itself: before the program is there, where it can't come, and in the page's own
// dialogs. Not here: anything about the game, which the program says (web/ui/language*.cpp).

/** @typedef {typeof english} Words */

const english = {
  canvas: 'Puluc board',
  canvasHelp:
    'Space throws the sticks. Left and Right choose a piece, Enter moves it, Escape lets go. U takes back, H gives a hint, question mark helps. Text and buttons for everything come after the board.',
  mirror: 'Puluc in text and buttons',
  sides: 'Pieces',
  board: 'Track',
  controls: 'What you can do now',
  news: 'What happened',
  dismiss: 'Dismiss',
  graphicsMissing: 'This browser has no WebGL 2, so the board can’t be drawn. The whole game is here in text and buttons.',
  graphicsLost: 'The browser has taken the picture away. The game goes on here until it comes back; if it stays away, reload the page.',
  failed: 'Puluc could not be loaded. Reload the page to try again.',
  textTitle: 'Open a position or a game',
  textLabel: 'A position, the record of a game, or a link to one',
  textOpen: 'Open',
  cancel: 'Cancel',
  tooLong: 'This is too long to be a game of Puluc.',
  copyTitle: 'Copy this',
  copyLabel: 'The browser did not let the page copy by itself.',
  copy: 'Copy',
  close: 'Close',
};

/** @type {Words} */
const spanish = {
  canvas: 'Tablero de puluc',
  canvasHelp:
    'Espacio lanza los palos. Izquierda y derecha eligen una ficha, Intro la mueve, Escape la suelta. U deshace, H da una pista, el signo de interrogación ayuda. Después del tablero hay texto y botones para todo.',
  mirror: 'Puluc en texto y botones',
  sides: 'Fichas',
  board: 'Camino',
  controls: 'Qué se puede hacer ahora',
  news: 'Qué ha pasado',
  dismiss: 'Descartar',
  graphicsMissing: 'Este navegador no tiene WebGL 2, así que no se puede dibujar el tablero. El juego entero está aquí en texto y botones.',
  graphicsLost: 'El navegador ha retirado la imagen. El juego sigue aquí hasta que vuelva; si no vuelve, recargue la página.',
  failed: 'No se pudo cargar Puluc. Recargue la página para intentarlo de nuevo.',
  textTitle: 'Abrir una posición o una partida',
  textLabel: 'Una posición, el registro de una partida o un enlace',
  textOpen: 'Abrir',
  cancel: 'Cancelar',
  tooLong: 'Esto es demasiado largo para ser una partida de puluc.',
  copyTitle: 'Copiar esto',
  copyLabel: 'El navegador no dejó que la página copiara por sí misma.',
  copy: 'Copiar',
  close: 'Cerrar',
};

/**
 * The words of a language; English where it is not known.
 * @param {string} language  as in the html element: 'es', 'en'
 * @returns {Words}
 */
export function wordsOf(language) {
  return language.startsWith('es') ? spanish : english;
}

/**
 * Puts the words into the page: each element with data-word gets its text, each with data-label its aria-label.
 * @param {string} language
 */
export function speak(language) {
  const words = wordsOf(language);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-word]')) {
    element.textContent = words[/** @type {HTMLElement} */ (element).dataset.word];
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', words[/** @type {HTMLElement} */ (element).dataset.label]);
  }
}
