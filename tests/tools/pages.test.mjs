// The pages to read, as far as no browser is needed: what their lessons ask for can be done, both languages say the same
// things, and the puzzles are told as they are. PULUC is the command line, for the rules.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import test from 'node:test';
import { attributes, events, methods } from '../../web/page/board_examples.mjs';
import { degreeOf, describeMove, missedOn, puzzleOfDay, recalled, solvedOn } from '../../web/page/puzzle_words.mjs';
import embeddingEn from '../../web/pages/embedding_en.mjs';
import embeddingEs from '../../web/pages/embedding_es.mjs';
import frameEn from '../../web/pages/frame_en.mjs';
import frameEs from '../../web/pages/frame_es.mjs';
import { checked, names } from '../../web/page/board/options.js';
import { bodyOf, fields } from '../../web/pages/embedding.mjs';
import { framed } from '../../web/pages/frame.mjs';
import { lessons } from '../../web/pages/lessons.mjs';
import puzzlesEn from '../../web/pages/puzzles_en.mjs';
import puzzlesEs from '../../web/pages/puzzles_es.mjs';
import rulesEn from '../../web/pages/rules_en.mjs';
import rulesEs from '../../web/pages/rules_es.mjs';

const program = process.env.PULUC;
const puzzles = JSON.parse(fs.readFileSync(new URL('../../web/pages/puzzles.json', import.meta.url), 'utf8'));

/** What the command line prints. */
function puluc(words, input = '') {
  const command = program.endsWith('.js') ? [process.execPath, program] : [program];
  return spawnSync(command[0], [...command.slice(1), ...words], { input, encoding: 'utf8' }).stdout;
}

/** What each move of a position with a throw does, by the engine. */
const moves = (position, value) => JSON.parse(puluc(['moves'], `${position} ${value}\n`)).moves;

/** Whether a move reaches a goal, in the words of the rules. */
const reaches = {
  enter: ({ from }) => from === 0,
  capture: ({ captured }) => captured > 0,
  free: ({ freed }) => freed > 0,
  return: ({ returned }) => returned > 0,
  kill: ({ killed }) => killed > 0,
  win: ({ wins }) => wins,
};
const isReached = (goal, move) => (goal.startsWith('reach:') ? move.to === Number(goal.slice(6)) : reaches[goal](move));

test('every lesson can be done, and missed where there is a choice', () => {
  for (const { id, position, value, goal } of lessons) {
    if (!goal || goal === 'throw' || goal === 'best') continue;
    const all = moves(position, value);
    const good = all.filter((move) => isReached(goal, move));
    assert.equal(good.length, 1, id);
    assert.ok(all.length > 1 || id === 'sides', id);
  }
});

test('the lesson that asks for the best move is one of the puzzles, whose answers are known', () => {
  const { position, value } = lessons.find(({ goal }) => goal === 'best');
  assert.ok(puzzles.some((puzzle) => puzzle.position === `${position} ${value}`));
});

test('the lessons teach every rule', () => {
  const taught = new Set(lessons.flatMap(({ rules }) => rules));
  for (let i = 1; i <= 14; ++i) assert.ok(taught.has(`R${i}`), `R${i}`);
});

test('each other way to play names its source', () => {
  for (const { about } of [rulesEn, rulesEs]) for (const [, source] of about.versions.rows) assert.match(source, /<a href="https:/);
});

/** The shape of texts: their names, and how many where they are a list. */
const shape = (texts) => (typeof texts === 'string' ? 'text' : Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, shape(each)])));

test('both languages have all the texts', () => {
  for (const [en, es] of [[rulesEn, rulesEs], [puzzlesEn, puzzlesEs], [embeddingEn, embeddingEs], [frameEn, frameEs]]) {
    assert.deepEqual(shape(es), shape(en));
  }
  for (const { id } of lessons) assert.ok(rulesEn.lessons[id], id);
  assert.deepEqual(Object.keys(embeddingEn.attributes), Object.keys(attributes));
  assert.deepEqual(Object.keys(embeddingEn.methods), Object.keys(methods));
  assert.deepEqual(Object.keys(embeddingEn.events), Object.keys(events));
});

test('every colour that the pages use is one of the program’s, in each theme', () => {
  const folder = new URL('../../web/page/style/', import.meta.url);
  const used = fs.readdirSync(folder).flatMap((name) => fs.readFileSync(new URL(name, folder), 'utf8').match(/var\(--[a-z-]+/g) ?? []);
  const themes = puluc(['colours']).match(/\{\n--[^}]*\}/g);
  assert.equal(themes.length, 5);
  for (const name of new Set(used.filter((each) => each !== 'var(--foot'))) {
    for (const theme of themes) assert.match(theme, new RegExp(`^${name.slice(4)}: .*#[0-9a-f]{6}`, 'm'));
  }
});

test('social previews name the whole address of their picture where it is known', () => {
  const page = { name: 'rules', language: 'es', title: '', description: '', main: '', scripts: [], words: {} };
  assert.match(framed(page, 'https://example.org/puluc/'), /og:image" content="https:\/\/example.org\/puluc\/previews\/rules-es.png"/);
  assert.match(framed(page, ''), /og:image" content="..\/previews\/rules-es.png"/);
});

test('the embed guide has every attribute, in its form and among its examples, and every goal', () => {
  assert.deepEqual(Object.keys(attributes).sort(), [...names].sort());
  assert.deepEqual(Object.keys(fields).sort(), [...names].sort());
  const levels = ['beginner', 'casual', 'keen', 'expert', 'perfect'];
  for (const [name, choice] of Object.entries(fields)) {
    for (const value of [choice].flat().filter(Boolean)) {
      const mode = value.includes(',') ? 'watch' : 'play';
      assert.deepEqual(checked({ goal: 'win', mode, [name]: value }, levels).faults, [], `${name}=${value}`);
    }
  }
  for (const [name, example] of Object.entries(attributes)) {
    assert.ok(example[name], name);
    assert.deepEqual(checked(example, levels).faults, [], name);
  }
  const words = ['throw', 'enter', 'capture', 'free', 'return', 'kill', 'win', 'best', ...Array.from({ length: 9 }, (_, i) => `reach:${i + 1}`)];
  const accepted = [...words, 'reach:0', 'reach:10', 'reach', ''].filter((goal) => checked({ mode: 'puzzle', goal }, levels).faults.length === 0);
  assert.deepEqual(accepted, words);
  assert.deepEqual(fields.goal.slice(1), words);
  assert.deepEqual(Object.keys(embeddingEn.goals).flatMap((name) => (name.startsWith('reach') ? words.slice(8) : [name])), words);
});

test('the position that the embed guide takes apart is the one of its picture', () => {
  for (const { notation } of [embeddingEn, embeddingEs]) {
    const [red, track, pile, green, side, thrown] = notation.parts.map(([part]) => part);
    assert.ok(track.includes(pile));
    const text = `${red}/${track}/${green} ${side}`;
    assert.equal(text, attributes.position.position);
    assert.ok(moves(text, Number(thrown)).some(({ from, to, captured }) => from === 3 && to === 7 && captured === 1), 'the move that the text names');
  }
});

test('an example is shown as it is written', () => {
  assert.equal(bodyOf(methods.getPosition), 'board.getPosition()');
  assert.equal(bodyOf(methods.throwSticks), "await board.setPosition('5/9/5 r');\nreturn board.throwSticks(3);");
});

test('every puzzle has its day before one comes twice', () => {
  const days = puzzles.map((_, day) => puzzleOfDay(puzzles, 20_000 + day).id);
  assert.equal(new Set(days).size, puzzles.length);
});

test('days in a row are counted once a day, and begin anew after one was left out', () => {
  const first = solvedOn({ last: -1, row: 0, spoilt: -1 }, 100);
  assert.deepEqual(first, { last: 100, row: 1, spoilt: -1 });
  assert.deepEqual(solvedOn(first, 100), first);
  assert.deepEqual(solvedOn(first, 101), { ...first, last: 101, row: 2 });
  assert.deepEqual(solvedOn({ ...first, row: 2 }, 102), { ...first, last: 102, row: 1 });
});

test('a day that was missed counts no more, but takes nothing from the days before and after', () => {
  const days = { last: 100, row: 5, spoilt: -1 };
  const missed = missedOn(days, 101);
  assert.deepEqual(solvedOn(missed, 101), missed);
  assert.deepEqual(solvedOn(missedOn(days, 100), 101), { last: 101, row: 6, spoilt: 100 });
  // Yesterday's, solved after midnight when today's is solved already.
  assert.deepEqual(solvedOn({ ...days, last: 101, row: 6 }, 100), { ...days, last: 101, row: 6 });
});

test('what was kept of the puzzles is taken as far as it can be', () => {
  const nothing = { solved: new Set(), last: -1, row: 0, spoilt: -1 };
  const { id } = puzzles[5];
  assert.deepEqual(recalled(JSON.stringify({ solved: [id, 'gone'], missed: ['gone'], last: 9, row: 2, spoilt: 8 }), puzzles), { solved: new Set([id]), last: 9, row: 2, spoilt: 8 });
  for (const text of ['', 'null', '7', '[]', '{', '{"solved":5,"spoilt":{},"last":"x","row":1}']) assert.deepEqual(recalled(text, puzzles), nothing, text);
});

test('every puzzle has a name of its own, a theme, a degree, and one move that is better than the rest', () => {
  assert.ok(puzzles.length >= 200);
  assert.equal(new Set(puzzles.map(({ id }) => id)).size, puzzles.length);
  for (const puzzle of puzzles) {
    assert.ok(puzzlesEn.words.themes[puzzle.theme] && puzzlesEn.words.degrees[degreeOf(puzzle)]);
    assert.ok(puzzle.moves[0][1] - puzzle.moves[1][1] >= 0.0299);
  }
});

test('a move is told by where it goes and what it does', () => {
  const { words } = puzzlesEn;
  assert.equal(describeMove(words, { move: '0-3' }), 'enter a piece on space 3');
  assert.equal(describeMove(words, { move: '4x6', captured: 2, freed: 1 }), 'from space 4 to space 6, capturing 2, freeing 1');
  assert.equal(describeMove(words, { move: '3-0', killed: 2 }), 'return home from space 3, killing 2');
});
