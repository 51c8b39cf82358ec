// The puzzles page: what there is before its script fills in a puzzle. The puzzles themselves are `puluc puzzles`' output,
// puzzles.json; the words are those of puzzles_en.mjs and puzzles_es.mjs.
import fs from 'node:fs';
import { board, drawn } from './board.mjs';
import { filled } from '../page/filled.js';
import { degreeOf, describeMove, isChosen } from '../page/puzzle_words.mjs';
import en from './puzzles_en.mjs';
import es from './puzzles_es.mjs';

const words = { en, es };
export const puzzlesFile = fs.readFileSync(new URL('puzzles.json', import.meta.url), 'utf8');

/** @typedef {{ id: string, position: string, theme: string, difficulty: number, moves: [string, number][] }} Puzzle */

const puzzles = /** @type {Puzzle[]} */ (JSON.parse(puzzlesFile));
/** The one that is seen where no script runs. */
const [first] = puzzles;
const [, position, side, value] = /^(\S+ (\w)) (\d)$/.exec(first.position) ?? [];

export const drawPuzzle = (/** @type {(words: string[]) => string} */ puluc) => drawn('puzzle', position, Number(value), puluc);

/** The page in a language, as framed() takes it. */
export function puzzlesPage(/** @type {string} */ language, /** @type {import('./board.mjs').Drawing} */ drawing) {
  const { title, description, lead, noScript, words: w } = words[language];
  const options = (/** @type {[string, string][]} */ list, /** @type {(one: Puzzle, key: string) => boolean} */ isOf) =>
    list.map(([key, name]) => `<option value="${key}" data-name="${name}">${filled(w.option, name, puzzles.filter((one) => isOf(one, key)).length)}</option>`).join('');
  const button = (/** @type {string} */ id) => `<button type="button" id="${id}">${w.buttons[id]}</button>`;
  /** @type {[string, string]} */
  const everything = ['', w.all];
  /** @type {[string, string][]} */
  const degrees = w.degrees.map((text, i) => [String(i), text]);
  return {
    name: 'puzzles',
    language,
    title,
    description,
    scripts: ['puluc-board.js', 'puzzles.js'],
    words: { puzzles: w },
    main: `<h1>${title}</h1>
${lead.map((/** @type {string} */ text) => `<p>${text}</p>`).join('\n')}
<noscript><p>${noScript}</p></noscript>
<section id="puzzle" aria-labelledby="puzzle-title">
<h2 id="puzzle-title" tabindex="-1"><noscript>${filled(w.heading, 1)}</noscript><span class="scripted">${w.day}</span></h2>
<p id="about"><noscript>${filled(w.about, w.themes[first.theme], w.degrees[degreeOf(first)], w.sides[side], value)}</noscript></p>
${board({ drawing, language, position, value: Number(value), attributes: { mode: 'puzzle', goal: 'best', controls: 'off' } })}
<noscript><details><summary>${w.buttons.show}</summary><p>${filled(w.shown, describeMove(w, { move: first.moves[0][0] }))} ${w.why[first.theme]}</p></details></noscript>
<div class="scripted">
<p id="verdict" role="status"></p>
<p class="row">${button('again')} ${button('hint')} ${button('show')} ${button('next')} ${button('copy')}</p>
<div id="answer" hidden></div>
<p id="by-hand" hidden><label for="link">${w.link}</label> <input type="text" id="link" readonly></p>
<p id="streak"></p>
</div>
</section>
<section class="scripted" aria-labelledby="choose-title">
<h2 id="choose-title">${w.choose}</h2>
<p id="solved"></p>
<form class="row" id="filter">
<p><label for="theme">${w.theme}</label> <select id="theme">${options([everything, ...Object.entries(w.themes)], (one, key) => isChosen(one, key, ''))}</select></p>
<p><label for="degree">${w.degree}</label> <select id="degree">${options([everything, ...degrees], (one, key) => isChosen(one, '', key))}</select></p>
</form>
<ol id="list" class="grid"></ol>
</section>`,
  };
}
