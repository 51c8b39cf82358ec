// What every page has around its own text: the head, the header with the quiet links, the foot. Not here: any page's own
// words. The one idea: a page is one string of HTML, finished when the site is built, so that it reads without a script.
import fs from 'node:fs';
import en from './frame_en.mjs';
import es from './frame_es.mjs';

/** The languages of the pages. English lies at the top of the site, Spanish in es/. */
export const languages = ['en', 'es'];
const words = { en, es };
const policy = fs.readFileSync(new URL('../page/policy.txt', import.meta.url), 'utf8').trim();

export const escaped = (/** @type {unknown} */ text) =>
  String(text).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** The file of a page in the site. */
export const fileOf = (/** @type {string} */ name, /** @type {string} */ language) =>
  `${language === 'en' ? '' : `${language}/`}${name}.html`;
/** The way from a page of that language to the top of the site. */
export const rootFrom = (/** @type {string} */ language) => (language === 'en' ? '' : '../');

/**
 * A whole page.
 * @param {object} page
 * @param {string} page.name  of its file, and of its picture
 * @param {string} page.language
 * @param {string} page.title
 * @param {string} page.description
 * @param {string} page.main  HTML
 * @param {string[]} page.scripts  modules, from the top of the site
 * @param {object} page.words  for the scripts, as data that no policy forbids
 * @param {string} address  of the site, ending in a slash, or empty where it is not known: social previews need it whole
 */
export function framed({ name, language, title, description, main, scripts, words: scriptWords }, address) {
  const root = rootFrom(language);
  const w = words[language];
  const link = (/** @type {string} */ to) =>
    `<a href="${to}.html"${to === name ? ' aria-current="page"' : ''}>${w.links[to]}</a>`;
  const other = languages.filter((each) => each !== language);
  const absolute = (/** @type {string} */ file) => (address ? address + file : root + file);
  return `<!doctype html>
<html lang="${language}" data-root="${root}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Puluc">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:image" content="${absolute(`previews/${name}-${language}.png`)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escaped(w.previewAlt)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" type="image/svg+xml" href="${root}icon.svg">
<link rel="apple-touch-icon" href="${root}icons/touch-180.png">
<link rel="manifest" href="${root}manifest.webmanifest">
${other.map((each) => `<link rel="alternate" hreflang="${each}" href="${address || root}${fileOf(name, each)}">`).join('\n')}
${['alegreya', 'alegreya-medium'].map((face) => `<link rel="preload" href="${root}fonts/${face}.woff2" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${root}pages.css">
${scripts.map((file) => `<script type="module" src="${root}${file}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#main">${w.skip}</a>
<header class="site">
<a class="home" href="${root}index.html"><img src="${root}icon.svg" alt="" width="36" height="36"><span>Puluc</span></a>
<nav aria-label="${w.site}">
<a href="${root}index.html">${w.links.play}</a>
${['rules', 'puzzles', 'embedding'].map(link).join('\n')}
${other.map((each) => `<a href="${root}${fileOf(name, each)}" lang="${each}" hreflang="${each}" data-language="${each}">${words[each].name}</a>`).join('\n')}
</nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<p id="update" role="status" hidden><span></span> <button type="button">${w.update.take_over}</button></p>
<footer class="site">
<p>${w.licence}</p>
<p><a href="${root}source.tar.gz" download>${w.source}</a></p>
</footer>
<script type="application/json" id="words">${JSON.stringify({ ...scriptWords, update: w.update }).replace(/</g, '\\u003c')}</script>
</body>
</html>
`;
}
