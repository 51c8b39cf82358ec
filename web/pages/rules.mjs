// The rules page: lead, lessons, and where the game comes from. The words are those of rules_en.mjs and rules_es.mjs.
import { board, drawn } from './board.mjs';
import { filled } from '../page/filled.js';
import { lessons } from './lessons.mjs';
import en from './rules_en.mjs';
import es from './rules_es.mjs';

const words = { en, es };
const paragraphs = (/** @type {string[]} */ texts) => texts.map((text) => `<p>${text}</p>`).join('\n');
const numbers = (/** @type {string[]} */ rules) => rules.map((rule) => rule.slice(1));

/** The diagrams of the lessons, drawn once for both languages. */
export const drawLessons = (/** @type {(words: string[]) => string} */ puluc) =>
  new Map(lessons.map(({ id, position, value }) => [id, drawn(id, position, value, puluc)]));

function citation(w, /** @type {string[]} */ rules) {
  if (rules.length === 0) return '';
  const which = numbers(rules).join(', ');
  return `<p class="citation">${filled(rules.length > 1 ? w.rules : w.rule, which)}</p>`;
}

/**
 * One lesson. What can't be done without a script is hidden until one is there; a hint can always be opened.
 * @param {typeof lessons[number]} lesson
 * @param {number} i
 * @param {Map<string, import('./board.mjs').Drawing>} drawings
 */
function section(lesson, i, drawings, language) {
  const w = words[language];
  const { id, position, value, goal } = lesson;
  const text = w.lessons[id];
  const following = lessons[i + 1];
  const drawing = /** @type {import('./board.mjs').Drawing} */ (drawings.get(id));
  const attributes = { mode: goal ? 'puzzle' : 'play', ...(goal ? { goal } : {}), label: `${i + 1}. ${text.title}` };
  return `<section class="lesson" id="${id}" data-until="${goal ? 'goal' : 'move'}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><span class="count">${i + 1}</span> ${text.title}</h2>
${citation(w, lesson.rules)}
${paragraphs(text.text)}
${board({ drawing, language, position, value, attributes })}
<div class="task">
<p id="${id}-task"><strong>${w.task}.</strong> ${filled(text.task, value)}</p>
<p class="missed" role="status"><span hidden>${w.missed}</span></p>
<details class="hint"><summary>${w.hint}</summary><p>${text.hint}</p></details>
<p class="done" role="status"><span hidden><strong>${text.done}</strong></span></p>
<p class="next" hidden>${following ? `<a href="#${following.id}">${filled(w.next, w.lessons[following.id].title)}</a>` : `<a href="${language === 'en' ? '' : '../'}index.html">${w.end}</a>`}</p>
</div>
</section>`;
}

function about(w) {
  const { names, sources, versions } = w.about;
  return `<section class="about" id="about" aria-labelledby="about-title">
<h2 id="about-title">${w.about.title}</h2>
<h3>${names.title}</h3>
${paragraphs(names.text)}
<h3>${sources.title}</h3>
${paragraphs(sources.text)}
<ul>${sources.list.map((each) => `<li>${each}</li>`).join('\n')}</ul>
<h3 id="versions">${versions.title}</h3>
${paragraphs(versions.text)}
<div class="wide" tabindex="0" role="region" aria-labelledby="versions"><table>
<thead><tr>${versions.head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead>
<tbody>${versions.rows.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table></div>
</section>`;
}

/** The page in a language, as framed() takes it. */
export function rulesPage(/** @type {string} */ language, /** @type {Map<string, import('./board.mjs').Drawing>} */ drawings) {
  const w = words[language];
  const contents = lessons.map(({ id }) => `<li><a href="#${id}">${w.lessons[id].title}</a></li>`).join('\n');
  return {
    name: 'rules',
    language,
    title: w.title,
    description: w.description,
    scripts: ['puluc-board.js', 'rules.js'],
    main: `<h1>${w.title}</h1>
${paragraphs(w.lead)}
<nav class="contents" aria-labelledby="contents-title">
<h2 id="contents-title">${w.contents}</h2>
<p class="progress" hidden><span role="status"></span> <button type="button">${w.restart}</button></p>
<ol>${contents}</ol>
</nav>
${lessons.map((lesson, i) => section(lesson, i, drawings, language)).join('\n')}
${about(w)}`,
    words: { progress: w.progress },
  };
}
