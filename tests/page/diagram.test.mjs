// The pictures that <puluc-board> puts together against those that the program prints, shape by shape.
// PULUC is the program, or its JavaScript where it was built as WASM.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { boardOf, emptyBoard, layersText, piecesOn } from '../../web/page/board/diagram.js';
import { readPosition, winner } from '../../web/page/board/position.js';
import { shapesOf } from './shapes.mjs';

const program = process.env.PULUC;
const asWasm = program.endsWith('.js');
const puluc = (...words) => {
  const [command, ...before] = asWasm ? [process.execPath, program] : [program];
  const run = spawnSync(command, [...before, ...words], { encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
};
const parts = JSON.parse(puluc('diagram-parts'));

/** Positions of every kind, some with a throw, from the shared cases; and won ones. */
const cases = readFileSync(new URL('../data/moves.jsonl', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const won = cases.flatMap(({ moves }) => moves.filter(({ wins }) => wins).map(({ next }) => next));
const every = (list, count) => list.filter((_, i) => i % Math.ceil(list.length / count) === 0);
const positions = [
  '5/9/5 r', '5/9/5 g 5', '0/3g(rrrrgggg)4/0 r 3',
  ...every(cases, asWasm ? 8 : 160).map((one, i) => (i % 2 ? one.position : `${one.position} ${one.throw}`)),
  ...every(won, asWasm ? 2 : 20),
];

/** A colour as #rrggbbaa, its opacity in whole hundredths as the program writes it. */
const colourIn = (theme) => (value, opacity) => {
  const written = value.startsWith('var') ? parts.themes[theme].split(' ')[Number(/\d+/.exec(value)[0])] : value;
  const alpha = opacity ? Number.parseInt(opacity, 10) : Math.floor((Number.parseInt(written.slice(7) || 'ff', 16) * 100) / 255);
  return `${written.slice(0, 7)}${alpha === 100 ? '' : String(alpha).padStart(2, '0')}`;
};

function assertSame(ours, theirs, what) {
  assert.equal(ours.length, theirs.length, `${what}: number of shapes`);
  theirs.forEach((shape, i) => {
    const about = `${what}: shape ${i}, ${JSON.stringify(ours[i])} for ${JSON.stringify(shape)}`;
    assert.equal(ours[i].kind, shape.kind, about);
    assert.equal(ours[i].numbers.length, shape.numbers.length, about);
    // A label is as wide as with a 0, which is the widest figure.
    const near = shape.kind.startsWith('text') ? 2.5 : 0.25;
    assert.ok(shape.numbers.every((number, k) => Math.abs(number - ours[i].numbers[k]) < near), about);
    assert.equal(ours[i].style, shape.style, about);
  });
}

for (const way of ['lying', 'standing', 'turned']) {
  test(`${way} diagrams have the program's shapes in every theme`, () => {
    const look = { standing: way !== 'lying', side: way === 'turned' ? 1 : 0, lang: 'en', coordinates: true, ways: true };
    const turned = { lying: [], standing: ['--standing'], turned: ['--standing', '--turned'] }[way];
    const width = boardOf(parts, look).size.split(' ')[0];
    positions.forEach((text, i) => {
      const position = readPosition(text);
      const theme = ['light', 'dark', 'contrast'][i % 3];
      const printed = puluc('diagram', text, '--width', width, '--theme', theme, ...turned, ...(position.thrown ? ['--throw'] : []));
      const drawn = layersText([...emptyBoard(parts, look), ...piecesOn(parts, position, look)]);
      assertSame(shapesOf(drawn, colourIn(theme)), shapesOf(printed, colourIn(theme)), `${text}, ${theme}`);
    });
  });
}

test('the whole of a picture is in it, in both languages and with either side at the bottom', () => {
  for (const standing of [false, true])
    for (const side of [0, 1])
      for (const lang of ['en', 'es'])
        for (const coordinates of [false, true]) {
          const look = { standing, side, lang, coordinates, ways: true };
          const text = layersText([...emptyBoard(parts, look), ...piecesOn(parts, readPosition('1/1r1(ggrr)1(rg)1g1/0 r 2'), look)]);
          assert.doesNotMatch(text, /undefined|NaN|\{0\}/);
          const ids = new Set([...text.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]));
          for (const [, id] of text.matchAll(/(?:href="|url\()#(\w+)/g)) assert.ok(ids.has(id), id);
          assert.match(text, lang === 'es' ? />Verde</ : />Green</);
          assert.equal(/>7<\/text>/.test(text), coordinates);
        }
});

test('a won position is drawn as won', () => {
  assert.equal(winner(readPosition(won[0])), readPosition(won[0]).toMove ? 0 : 1);
});
