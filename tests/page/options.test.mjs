// The options of a board: what can be used, what is named as a fault, and that an address says the same as attributes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { fromFragment, toFragment } from '../../web/page/board/fragment.js';
import { beginning, checked, names } from '../../web/page/board/options.js';
import { poolOf } from '../../web/page/board/pool.js';
import { writePosition } from '../../web/page/board/position.js';
import { faultWords, positionWords, turnWords } from '../../web/page/board/words.js';

const levels = ['casual', 'keen'];
const faults = (given) => checked(given, levels).faults.map(({ name }) => name);

test('options that can be used are kept, the others are named and left out', () => {
  const good = {
    position: '5/9/5 r', throw: '3', ply: '2', mode: 'puzzle', side: 'green', level: 'keen', goal: 'reach:7', lang: 'es-MX', theme: 'dark',
    orientation: 'standing', controls: 'off', coordinates: '', sound: 'on', seed: '12', label: 'A lesson',
  };
  const { options } = checked(good, levels);
  assert.deepEqual(faults(good), []);
  assert.equal(options.lang, 'es');
  assert.equal(options.coordinates, 'on');
  const bad = {
    position: '5/9/6 r', throw: '0', game: '1. 3:0-4', ply: '-1', mode: 'solo', side: 'blue', level: 'grim', goal: 'dance', lang: 'fr', theme: 'pink',
    orientation: 'up', controls: 'yes', coordinates: '1', sound: 'loud', seed: 'x', label: ' ',
  };
  assert.deepEqual(faults(bad).sort(), [...names].sort());
  assert.deepEqual(checked(bad, levels).options, checked({}, levels).options);
  assert.deepEqual(faults({ mode: 'puzzle' }), ['goal']);
});

test('good values that can’t be used beside the others are named and left out', () => {
  const game = '1. 3:0-3 2:10-8 *';
  const left = (given) => {
    const { options, faults } = checked(given, levels);
    for (const { name, value } of faults) assert.deepEqual([value, options[name]], [given[name], undefined]);
    return faults.map(({ name }) => name);
  };
  assert.deepEqual(left({ position: '4/4(rg)4/0 g', throw: '2' }), ['throw']);
  assert.deepEqual(left({ game, throw: '2' }), ['throw']);
  assert.deepEqual(left({ game, ply: '2' }), []);
  assert.deepEqual(left({ game, ply: '3' }), ['ply']);
  assert.deepEqual(left({ game, ply: '3', mode: 'replay', throw: '1', level: 'keen,casual' }).sort(), ['level', 'ply', 'throw']);
  assert.deepEqual(left({ level: 'keen,casual', mode: 'watch' }), []);
  for (const mode of ['play', 'replay', 'puzzle', 'diagram']) assert.deepEqual(left({ level: 'keen,casual', goal: 'win', mode }), ['level']);
});

test('a board begins where its options say', () => {
  const game = '1. 3:0-3 2:10-8 *';
  const at = (given) => writePosition(beginning(checked(given, levels).options));
  assert.equal(at({}), '5/9/5 r');
  assert.equal(at({ position: '4/2r6/5 g', throw: '4' }), '4/2r6/5 g 4');
  assert.equal(at({ game }), '4/2r4g1/4 r');
  assert.equal(at({ game, mode: 'replay' }), '5/9/5 r 3');
  assert.equal(at({ game, ply: '1' }), '4/2r6/5 g 2');
  assert.equal(at({ game, ply: '9' }), '4/2r4g1/4 r');
  assert.equal(at({ game, ply: '9', mode: 'replay' }), '5/9/5 r 3');
  assert.equal(at({ game, throw: '4' }), '4/2r4g1/4 r');
});

test('an address says what the attributes say', () => {
  const { options } = checked({ game: '[Red "a_b & c"]\n\n1. 3:0-3 *', goal: 'reach:7', mode: 'puzzle' }, levels);
  assert.deepEqual(fromFragment(toFragment(options)), options);
  assert.equal(fromFragment('position=5/9/5_r&mode=play').position, '5/9/5 r');
  assert.deepEqual(fromFragment(''), {});
  assert.equal(fromFragment('position=%zz').position, '%zz');
});

test('everything is said in both languages', () => {
  const position = beginning(checked({ position: '1/1r1(ggrr)1(rg)1g1/0 r 2' }, levels).options);
  assert.match(positionWords('en', position), /Space 4: green carrier, compatriots 1, captives 2\./);
  assert.match(positionWords('es', position), /Espacio 4: portadora verde, compatriotas 1, cautivas 2\./);
  assert.equal(turnWords('en', position), 'Red to move: 2');
  assert.equal(turnWords('es', position), 'Mueve Rojo: 2');
  for (const lang of ['en', 'es']) {
    assert.match(faultWords(lang, { name: 'side', value: 'x'.repeat(100), column: 3 }), /side="x{60}….*3\./);
    assert.match(faultWords(lang, { name: 'goal', value: '' }), /goal="…"/);
  }
});

test('the longest unused board makes room', () => {
  const gone = [];
  const pool = poolOf(2, (board) => gone.push(board));
  for (const board of ['a', 'b', 'a', 'c']) pool.use(board);
  assert.deepEqual(gone, ['b']);
  pool.leave('a');
  pool.use('d');
  assert.deepEqual(gone, ['b']);
  pool.use('e');
  assert.deepEqual(gone, ['b', 'c']);
});
