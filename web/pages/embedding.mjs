// The embed guide: a form that makes the tag, every attribute, method and event, recipes. The examples are those of
// web/page/board_examples.mjs, shown as they are written; the words are those of embedding_en.mjs and embedding_es.mjs.
import { detailOf, events, methods } from '../page/board_examples.mjs';
import { filled } from '../page/filled.js';
import { board, drawn } from './board.mjs';
import en from './embedding_en.mjs';
import es from './embedding_es.mjs';
import { escaped } from './frame.mjs';

const words = { en, es };
const position = '3/2r3(gr)2/4 r';
const value = 4;
const example = 'https://example.org/puluc/';

export const drawEmbedding = (/** @type {(words: string[]) => string} */ puluc) => drawn('embedding', position, value, puluc);

/** What the form starts with, and what it lets one choose; a text field where there is no list. */
const fields = {
  position: position,
  throw: ['', '1', '2', '3', '4', '5'],
  mode: ['play', 'diagram', 'replay', 'puzzle', 'watch'],
  goal: ['', 'throw', 'enter', 'capture', 'free', 'return', 'kill', 'win', 'reach:7', 'best'],
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
  if (typeof choice === 'string') return `<p>${label} <input type="text" id="${id}" name="${name}" value="${choice}" spellcheck="false" autocapitalize="off" autocomplete="off"></p>`;
  const options = choice.map((each) => `<option value="${each}"${name === 'throw' && each === String(value) ? ' selected' : ''}>${each || w.make.unset}</option>`);
  return `<p>${label} <select id="${id}" name="${name}">${options.join('')}</select></p>`;
}

function maker(w, language, drawing) {
  return `<section aria-labelledby="make-title">
<h2 id="make-title">${w.make.title}</h2>
<p>${w.make.intro}</p>
<form id="make" class="fields">${Object.entries(fields).map(([name, choice]) => field(w, name, choice)).join('\n')}</form>
${board({ drawing, language, position, value, attributes: { id: 'made', label: w.make.title } })}
<p><label for="tag">${w.make.tag}</label> <textarea id="tag" rows="4" readonly></textarea></p>
<p class="row"><button type="button" class="primary" data-copies="tag">${w.make.copy}</button> <span role="status" id="copied"></span></p>
</section>`;
}

function attributes(w) {
  const rows = Object.entries(w.attributes).map(([name, [values, meaning]]) => `<tr><th scope="row"><code>${name}</code></th><td>${values}</td><td>${meaning}</td></tr>`);
  return `<section>
<h2 id="attributes-title">${w.reference.attributes}</h2>
<p>${w.attributesIntro}</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="attributes-title"><table>
<thead><tr><th scope="col">${w.columns.name}</th><th scope="col">${w.columns.values}</th><th scope="col">${w.columns.meaning}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
</section>`;
}

function examples(w, /** @type {'methods' | 'events'} */ kind, /** @type {Record<string, Function>} */ all) {
  const each = Object.entries(all).map(
    ([name, run]) => `<div class="example">
<h3 id="${kind}-${name}"><code>${name}</code></h3>
<p>${w[kind][name]}</p>
<pre tabindex="0"><code>${escaped(bodyOf(run))}</code></pre>
<p class="row"><button type="button" data-kind="${kind}" data-run="${name}">${filled(w.run, `<code>${name}</code>`)}</button></p>
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
const tag = `<puluc-board position="${position}" throw="${value}"></puluc-board>`;
const frame = `<iframe src="${example}board.html#position=${position.replace(/ /g, '_')}&throw=${value}"
  title="Puluc" width="720" height="450" style="border: 0"></iframe>`;
const recipes = {
  page: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Puluc</title>
${script}
<h1>Can Red free its piece?</h1>
${tag}
<p>Touch the board.</p>
</html>`,
  frame,
  wordpress: `${script}\n${tag}`,
  moodle: frame,
  jupyter: `from IPython.display import IFrame
IFrame("${example}board.html#position=${position.replace(/ /g, '_')}&throw=${value}", width=720, height=450)`,
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
export function embeddingPage(/** @type {string} */ language, /** @type {import('./board.mjs').Drawing} */ drawing) {
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
${maker(w, language, drawing)}
${attributes(w)}
<section aria-labelledby="runs">
<p id="runs">${w.runs}</p>
${board({ drawing, language, position, value, attributes: { id: 'example', label: w.example } })}
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
