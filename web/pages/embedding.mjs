// The embed guide: a form that makes the tag, every attribute, method and event, recipes. The examples are those of
// web/page/board_examples.mjs, shown as they are written; the words are those of embedding_en.mjs and embedding_es.mjs.
import { attributes, detailOf, events, methods, record } from '../page/board_examples.mjs';
import { filled } from '../page/filled.js';
import { styleOf, tagOf } from '../page/tag.mjs';
import { board, drawn } from './board.mjs';
import en from './embedding_en.mjs';
import es from './embedding_es.mjs';
import { escaped } from './frame.mjs';

const words = { en, es };
const position = '3/2r3(gr)2/4 r';
const value = 4;
const example = 'https://example.org/puluc/';

/** The position that is taken apart, with a pile that has all there can be in one. */
const written = '3/2r2(ggr)g2/1 r';
const writtenThrow = 4;

/** @typedef {Record<'board' | 'written' | 'start', import('./board.mjs').Drawing>} Drawings */

/** @returns {Drawings} */
export const drawEmbedding = (/** @type {(words: string[]) => string} */ puluc) => ({
  board: drawn('embedding', position, value, puluc),
  written: drawn('written', written, writtenThrow, puluc),
  start: drawn('start', '5/9/5 r', undefined, puluc),
});

const reaches = Array.from({ length: 9 }, (_, i) => `reach:${i + 1}`);

/** What the form starts with, and what it lets one choose; a text field where there is no list. A game has several lines. */
export const fields = {
  position: position,
  throw: ['', '1', '2', '3', '4', '5'],
  mode: ['play', 'diagram', 'replay', 'puzzle', 'watch'],
  goal: ['', 'throw', 'enter', 'capture', 'free', 'return', 'kill', 'win', 'best', ...reaches],
  side: ['', 'red', 'green'],
  level: ['', 'beginner', 'casual', 'keen', 'expert', 'perfect', 'keen,casual'],
  game: '',
  ply: '',
  lang: ['', 'en', 'es'],
  theme: ['', 'light', 'dark', 'contrast'],
  orientation: ['', 'lying', 'standing'],
  controls: ['', 'off'],
  coordinates: ['', 'off'],
  sound: ['', 'on'],
  seed: '',
  label: '',
};

/** The lines of a function that stand between its braces, or its one expression. */
export function bodyOf(/** @type {Function} */ run) {
  const text = run.toString().replace(/^async \(board\) =>\s*/, '');
  const lines = text.startsWith('{') ? text.replace(/^\{\n|\n\s*\}$/g, '').split('\n') : text.split('\n');
  const indent = Math.min(...lines.slice(text.startsWith('{') ? 0 : 1).map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return lines.map((line, i) => (i === 0 && !text.startsWith('{') ? line : line.slice(indent))).join('\n');
}

function field(w, /** @type {string} */ name, /** @type {string | string[]} */ choice) {
  const id = `field-${name}`;
  const label = `<label for="${id}"><code>${name}</code></label>`;
  if (name === 'game') return `<p class="whole">${label} <textarea id="${id}" name="${name}" rows="4" spellcheck="false" autocapitalize="off"></textarea></p>`;
  if (typeof choice === 'string') return `<p>${label} <input type="text" id="${id}" name="${name}" value="${choice}" spellcheck="false" autocapitalize="off" autocomplete="off"></p>`;
  const options = choice.map((each) => `<option value="${each}"${name === 'throw' && each === String(value) ? ' selected' : ''}>${each || w.make.unset}</option>`);
  return `<p>${label} <select id="${id}" name="${name}">${options.join('')}</select></p>`;
}

function maker(w, language, /** @type {Drawings} */ drawings) {
  return `<section aria-labelledby="make-title">
<h2 id="make-title">${w.make.title}</h2>
<p>${w.make.intro}</p>
<noscript><p>${w.noScript}</p></noscript>
<form id="make" class="fields scripted">${Object.entries(fields).map(([name, choice]) => field(w, name, choice)).join('\n')}</form>
${board({ drawing: drawings.board, language, position, value, attributes: { id: 'made' } })}
<p class="scripted"><label for="tag">${w.make.tag}</label> <textarea id="tag" rows="11" readonly></textarea></p>
<p class="row scripted"><button type="button" class="primary" data-copies="tag">${w.make.copy}</button> <span role="status" id="copied"></span></p>
</section>`;
}

/** A table of what is written and what it means. */
const glossary = (/** @type {string[]} */ head, /** @type {[string, string][]} */ rows) => `<table>
<thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([name, meaning]) => `<tr><th scope="row"><code>${name}</code></th><td>${meaning}</td></tr>`).join('\n')}</tbody></table>`;

/** How positions, moves and games are written. */
function notation(w, language, /** @type {Drawings} */ drawings) {
  const { title, position: about, head, parts, rest, moves, game } = w.notation;
  return `<section aria-labelledby="notation-title">
<h2 id="notation-title">${title}</h2>
<p>${filled(about, `<code>${written} ${writtenThrow}</code>`)}</p>
${board({ drawing: drawings.written, language, position: written, value: writtenThrow, attributes: { mode: 'diagram', id: 'written' } })}
${glossary(head, parts)}
<p>${rest}</p>
<p>${moves}</p>
<p>${game}</p>
<pre tabindex="0"><code>${escaped(record)}</code></pre>
${board({ drawing: drawings.start, language, position: '5/9/5 r', attributes: { mode: 'replay', game: record, id: 'record', label: title } })}
</section>`;
}

function attributeList(w) {
  const each = Object.entries(attributes).map(([name, example]) => {
    const [values, meaning] = w.attributes[name];
    return `<div class="example">
<h3 id="attributes-${name}"><code>${name}</code></h3>
<p class="values">${values}</p>
<p>${meaning}</p>
<pre class="tag"><code>${escaped(tagOf(example))}</code></pre>
<p class="row scripted"><button type="button" data-shows="${name}">${filled(w.show, `<code>${name}</code>`)}</button></p>
</div>`;
  });
  return `<section aria-labelledby="attributes-title">
<h2 id="attributes-title">${w.reference.attributes}</h2>
<p>${w.attributesIntro}</p>
${each.join('\n')}
<h3 id="goals">${w.goalsTitle}</h3>
<p>${w.goalsIntro}</p>
${glossary(w.goalsHead, Object.entries(w.goals))}
</section>`;
}

function examples(w, /** @type {'methods' | 'events'} */ kind, /** @type {Record<string, Function>} */ all) {
  const each = Object.entries(all).map(
    ([name, run]) => `<div class="example">
<h3 id="${kind}-${name}"><code>${name}</code></h3>
<p>${w[kind][name]}</p>
<pre tabindex="0"><code>${escaped(bodyOf(run))}</code></pre>
<p class="row scripted"><button type="button" data-kind="${kind}" data-run="${name}">${filled(w.run, `<code>${name}</code>`)}</button></p>
<output aria-label="${w.result}" hidden></output>
</div>`,
  );
  return `<section aria-labelledby="${kind}-title">
<h2 id="${kind}-title">${w.reference[kind]}</h2>
<p>${w[`${kind}Intro`]}</p>
${kind === 'events' ? `<pre tabindex="0"><code>${escaped(detailOf.toString())}</code></pre>` : ''}
${each.join('\n')}
</section>`;
}

const script = `<script type="module" src="${example}puluc-board.js"></script>`;
const tag = tagOf({ position, throw: String(value) });
const style = `<style>\n${styleOf({})}\n</style>`;
const frame = `<iframe src="${example}board.html#position=${position.replace(/ /g, '_')}&throw=${value}"
  title="Puluc" width="720" height="450" style="border: 0; max-width: 100%"></iframe>`;
const recipes = {
  page: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puluc</title>
${script}
${style}
<h1>Can Red free its piece?</h1>
${tag}
<p>Touch the board.</p>
</html>`,
  style: styleOf({}, { mode: 'diagram' }),
  frame,
  wordpress: `${script}\n${style}\n${tag}`,
  moodle: frame,
  jupyter: `from IPython.display import IFrame
IFrame("${example}board.html#position=${position.replace(/ /g, '_')}&throw=${value}", width="100%", height=450)`,
  react: `import { useEffect, useRef } from 'react';
import '${example}puluc-board.js';

export function Board({ position, onMove }) {
  const board = useRef(null);
  useEffect(() => {
    const hear = (event) => onMove(event.detail);
    board.current.addEventListener('move', hear);
    return () => board.current?.removeEventListener('move', hear);
  }, [onMove]);
  return <puluc-board ref={board} position={position} />;
}`,
};
const policy = `Content-Security-Policy: script-src https://example.org; frame-src https://example.org`;

const code = (/** @type {string} */ text) => `<pre tabindex="0" data-address>${escaped(text)}</pre>`;

/** The page in a language, as framed() takes it. */
export function embeddingPage(/** @type {string} */ language, /** @type {Drawings} */ drawings) {
  const w = words[language];
  return {
    name: 'embedding',
    language,
    title: w.title,
    description: w.description,
    scripts: ['puluc-board.js', 'embedding.js'],
    words: { copied: w.make.copied, refused: w.make.refused },
    main: `<h1>${w.title}</h1>
${w.lead.map((/** @type {string} */ text) => `<p>${text}</p>`).join('\n')}
${maker(w, language, drawings)}
${notation(w, language, drawings)}
${attributeList(w)}
<section aria-labelledby="runs">
<p id="runs">${w.runs}</p>
${board({ drawing: drawings.board, language, position, value, attributes: { id: 'example', label: w.example } })}
</section>
${examples(w, 'methods', methods)}
${examples(w, 'events', events)}
<section aria-labelledby="recipes-title">
<h2 id="recipes-title">${w.recipes.title}</h2>
${Object.entries(recipes).map(([name, text]) => `<h3 id="recipe-${name}">${w.recipes[name][0]}</h3>\n<p>${w.recipes[name][1]}</p>\n${code(text)}`).join('\n')}
<h3 id="policy">${w.policy.title}</h3>
<p>${w.policy.text}</p>
${code(policy)}
</section>`,
  };
}
