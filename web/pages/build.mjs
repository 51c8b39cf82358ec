// Makes the pages of the site that are not the game: node web/pages/build.mjs FOLDER PULUC [ADDRESS]
// FOLDER gets the pages with their diagrams, fonts, icons, pictures and data. PULUC is the command line, as a program or as
// JavaScript for Node. ADDRESS is where the site will lie, such as https://example.org/puluc/, if that is known: social
// previews need it. Nothing here depends on the time or the machine, so the same source gives the same files.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileOf, framed, languages } from './frame.mjs';
import { fonts } from './fonts.mjs';
import { icons, previews } from './pictures.mjs';
import { drawEmbedding, embeddingPage } from './embedding.mjs';
import { drawPuzzle, puzzlesFile, puzzlesPage } from './puzzles.mjs';
import { drawLessons, rulesPage } from './rules.mjs';

const [folder, program, address = ''] = process.argv.slice(2);
function refuse(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(2);
}
if (!folder || !program) refuse('usage: node web/pages/build.mjs FOLDER PULUC [ADDRESS/]');
if (address && !/^https?:\/\/[^\s"<>]+\/$/.test(address)) {
  refuse(`PULUC_ADDRESS is "${address}", but should be the whole address of a folder, as https://example.org/puluc/`);
}

/** Runs the command line and gives what it prints. */
function puluc(/** @type {string[]} */ words) {
  const command = program.endsWith('.js') ? [process.execPath, program] : [program];
  return execFileSync(command[0], [...command.slice(1), ...words], { encoding: 'utf8' });
}

function write(/** @type {string} */ name, /** @type {string | Uint8Array} */ content) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
function writeAll(/** @type {string} */ under, /** @type {Record<string, string | Uint8Array>} */ files) {
  for (const [name, content] of Object.entries(files)) write(path.join(under, name), content);
}

fs.rmSync(folder, { recursive: true, force: true });
const drawings = drawLessons(puluc);
const puzzle = drawPuzzle(puluc);
const embedding = drawEmbedding(puluc);
for (const { files } of [...drawings.values(), puzzle, ...Object.values(embedding)]) writeAll('diagrams', files);
write('puzzles.json', puzzlesFile);
const pages = languages.flatMap((language) => [
  rulesPage(language, drawings),
  puzzlesPage(language, puzzle),
  embeddingPage(language, embedding),
]);
for (const page of pages) write(fileOf(page.name, page.language), framed(page, address));
writeAll('fonts', await fonts());
writeAll('icons', await icons());
writeAll('previews', await previews([{ name: 'play', language: 'en', title: 'Puluc' }, ...pages], puluc));
