// The page's own reading of positions and records against the shared cases.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { legalSteps, readGame, readPosition, Unreadable, winner, writePosition } from '../../web/page/board/position.js';

const cases = readFileSync(new URL('../data/moves.jsonl', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line));

test('every legal move does what the shared cases say', () => {
  for (const { position, throw: thrown, moves } of cases) {
    const steps = legalSteps(readPosition(`${position} ${thrown}`));
    const ours = steps.map(({ from, to, captured, freed, returned, killed, next }) => ({
      from, to, captured, freed, returned, killed, wins: winner(next) >= 0, next: writePosition(next),
    }));
    assert.deepEqual(ours, moves, `${position} ${thrown}`);
  }
});

test('texts that are no position are refused', () => {
  for (const text of [
    '', ' ', '5/9/5', '5/9/5 x', '5/9/5 r 6', '5/9/5 r 0', '5/9/5 r ', ' 5/9/5 r', '6/9/5 r', '5/8/5 r', '5/9r/5 r', 
    '5/r8/5 r', '4/(r)8/5 r', '4/()9/5 r', '3/(rr)8/5 r', '4/(rgr)8/4 r', '4/(rg8/4 r', '4/rg)8/4 r', '4/4(rg)4/0 r 3', '0/9/5 g', '5/9/5 r 3 ',
  ]) {
    assert.throws(() => readPosition(text), (error) => error instanceof Unreadable && error.column >= 1, text);
  }
});

test('a record gives the position of every place in it', () => {
  const record = '[Puluc "1"]\n[Red "Ana"]\n\n1. 3:0-3 2:10-8 2. 5:3x8 1:10-9 *\n';
  const positions = readGame(record).map(writePosition);
  assert.deepEqual(positions, ['5/9/5 r 3', '4/2r6/5 g 2', '4/2r4g1/4 r 5', '4/7(rg)1/4 g 1', '4/7(rg)g/3 r']);
  assert.deepEqual(readGame('[Position "4/4(rg)4/4 g 2"]\n\n*').map(writePosition), ['4/4(rg)4/4 g 2']);
  assert.deepEqual(readGame('*').map(writePosition), ['5/9/5 r']);
});

test('records are read as strictly as the program reads them', () => {
  const lines = readFileSync(new URL('../data/records.txt', import.meta.url), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
  for (const line of lines) {
    const [, end, escaped] = /^(.*?) \| (.*)$/su.exec(line);
    const text = escaped.replace(/\\(.)/gs, (_, c) => ({ n: '\n', r: '\r', t: '\t' })[c] ?? c);
    if (end === '-') assert.throws(() => readGame(text), (error) => error instanceof Unreadable && error.column >= 1, line);
    else assert.equal(writePosition(readGame(text).at(-1)), end, line);
  }
  assert.ok(lines.length > 70);
});
