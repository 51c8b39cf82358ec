// The puzzles page: what there is before its script fills in a puzzle. The puzzles themselves are `puluc puzzles`' output,
// puzzles.json; the words are those of puzzles_en.mjs and puzzles_es.mjs.
import fs from 'node:fs';
import { board, drawn } from './board.mjs';
import en from './puzzles_en.mjs';
import es from './puzzles_es.mjs';

const words = { en, es };
export const puzzlesFile = fs.readFileSync(new URL('puzzles.json', import.meta.url), 'utf8');

/** @typedef {{ id: string, position: string, theme: string, difficulty: number, moves: [string, number][] }} Puzzle */

const [first] = /** @type {Puzzle[]} */ (JSON.parse(puzzlesFile));
const [, position, value] = /^(.*) (\d)$/.exec(first.position) ?? [];

export const drawPuzzle = (/** @type {(words: string[]) => string} */ puluc) => drawn('puzzle', position, Number(value), puluc);

/** The page in a language, as framed() takes it. */
export function puzzlesPage(/** @type {string} */ language, /** @type {import('./board.mjs').Drawing} */ drawing) {
  const { title, description, lead, noScript, words: w } = words[language];
  const options = (/** @type {[string, string][]} */ list) => list.map(([key, text]) => `<option value="${key}">${text}</option>`).join('');
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
<h2 id="puzzle-title" tabindex="-1">${w.day}</h2>
<p id="about"></p>
${board({ drawing, language, position, value: Number(value), attributes: { mode: 'puzzle', goal: 'best' } })}
<p id="verdict" role="status"></p>
<div id="answer" hidden></div>
<p class="row"><button type="button" id="show">${w.show}</button> <button type="button" id="next">${w.next}</button> <button type="button" id="copy">${w.copy}</button></p>
<p id="by-hand" hidden><label for="link">${w.link}</label> <input type="text" id="link" readonly></p>
<p id="streak"></p>
</section>
<section aria-labelledby="choose-title">
<h2 id="choose-title">${w.choose}</h2>
<p id="solved"></p>
<form class="row" id="filter">
<p><label for="theme">${w.theme}</label> <select id="theme">${options([everything, ...Object.entries(w.themes)])}</select></p>
<p><label for="degree">${w.degree}</label> <select id="degree">${options([everything, ...degrees])}</select></p>
</form>
<ol id="list" class="grid"></ol>
</section>`,
  };
}
