// What both ends let in, against the JSON Schema that docs/embedding.md prints.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inspect } from 'node:util';
import { isAnswer, isCall, isEvent } from '../../web/page/board/protocol.js';

const doc = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
const schema = JSON.parse(/```json\n([^]*?)```/.exec(doc)[1]);
const definition = ($ref) => $ref.split('/').slice(1).reduce((at, name) => at[name], schema);

/** As much of JSON Schema as the doc uses. */
function fits(form, value) {
  const object = typeof value === 'object' && value !== null && !Array.isArray(value);
  const types = {
    object, array: Array.isArray(value), string: typeof value === 'string', integer: Number.isInteger(value),
    number: typeof value === 'number', boolean: typeof value === 'boolean', null: value === null,
  };
  /** @type {Record<string, (about: any) => boolean>} */
  const rules = {
    $ref: (ref) => fits(definition(ref), value),
    const: (wanted) => value === wanted,
    enum: (all) => all.includes(value),
    type: (type) => types[type],
    minimum: (least) => typeof value !== 'number' || value >= least,
    maximum: (most) => typeof value !== 'number' || value <= most,
    pattern: (text) => typeof value !== 'string' || new RegExp(text).test(value),
    maxLength: (most) => typeof value !== 'string' || value.length <= most,
    minItems: (least) => !types.array || value.length >= least,
    maxItems: (most) => !types.array || value.length <= most,
    items: (item) => !types.array || [...value].every((one) => fits(item, one)),
    required: (names) => !object || names.every((name) => Object.hasOwn(value, name)),
    maxProperties: (most) => !object || Object.keys(value).length <= most,
    propertyNames: (form) => !object || Object.keys(value).every((name) => fits(form, name)),
    properties: (forms) => !object || Object.keys(forms).every((name) => !Object.hasOwn(value, name) || fits(forms[name], value[name])),
    additionalProperties: (form) => !object || Object.keys(value).every((name) => Object.hasOwn(forms(form), name) || (form !== false && fits(form, value[name]))),
    oneOf: (all) => all.filter((one) => fits(one, value)).length === 1,
  };
  const known = form.properties ?? {};
  const forms = () => known;
  return Object.keys(form).every((rule) => {
    assert.ok(rules[rule] || rule.startsWith('$'), `the schema uses ${rule}`);
    return rule === '$schema' || rule === '$defs' || rules[rule](form[rule]);
  });
}

let seed = 20240601;
const below = (n) => {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * n);
};
const oneOf = (list) => list[below(list.length)];

const step = { move: '3x5', from: 3, to: 5, captured: 1, freed: 0, returned: 0, killed: 0 };
const deeds = { move: '8-10', captured: 0, freed: 0, returned: 2, killed: 1 };
const count = { home: 1, free: 2, captured: 1, killed: 1 };
/** One good message of each kind. */
const call = (name, ...args) => ({ puluc: 1, id: 7, call: name, args });
const event = (name, detail) => ({ puluc: 1, event: name, detail });
const calls = [
  ...['connect', 'focus', 'undo', 'redo', 'getPosition', 'getGame', 'legalMoves', 'reset', 'showSolution', 'hint', 'score', 'throwSticks'].map((name) => call(name)),
  call('throwSticks', 5), call('play', '0-3'), call('goTo', 12), call('setPosition', '5/9/5 r'), call('set', { mode: 'play', goal: 'reach:7' }),
];
const events = [
  event('ready', {}),
  event('state', { position: '5/9/5 r 3', ply: 0, length: 4, verdict: 'open', attempts: 0, save: '[Puluc "1"]' }),
  event('throw', { side: 'red', value: 3, ply: 0 }),
  event('move', { ...deeds, side: 'green', throw: 2, ply: 4, position: '4/2r6/5 g' }),
  event('gameover', { winner: 'red' }),
  event('goal', { goal: 'reach:7', reached: true, attempts: 2 }),
  event('error', { code: 'not-now', message: 'no' }),
];
const results = {
  play: step, throwSticks: 2, getPosition: '5/9/5 r', getGame: '*', legalMoves: [step, step], showSolution: { move: '3-5' }, hint: { move: '3-5', chance: 0.5 },
  score: { red: 0.5, green: 0.5, exact: false, pieces: { red: count, green: count } }, undo: null,
};
const answers = Object.entries(results).map(([name, result]) => ({ name, message: { puluc: 1, id: 7, result } }));
const failure = { puluc: 1, id: 7, error: { code: 'illegal', message: 'no' } };

test('every message of the protocol is let in where it belongs, and fits the schema', () => {
  for (const message of calls) assert.ok(isCall(message) && fits(schema, message) && !isEvent(message), JSON.stringify(message));
  for (const message of events) assert.ok(isEvent(message) && fits(schema, message) && !isCall(message), JSON.stringify(message));
  for (const { name, message } of [...answers, { name: 'play', message: failure }]) {
    assert.ok(isAnswer(message, () => name) && fits(schema, message), name);
    assert.ok(!isAnswer(message, () => undefined), 'an answer that nobody waits for');
    assert.ok(!isCall(message) && !isEvent(message));
  }
});

/** A value of any kind, some of them close to good ones. */
function anything(depth = 0) {
  const odd = [
    null, undefined, true, NaN, Infinity, -1, 0, 1, 1.5, 5, 6, 11, 2 ** 40, '', 'red', '3x5', '5/9/5 r', 'open', '__proto__', 'constructor', 'toString',
    'x'.repeat(200_001), [], {}, new Date(0), new Map([[1, 1]]), new Uint8Array(3), 10n, [, 1], [1, 2, 3], 'javascript:alert(1)', { puluc: 1 }, '<img>', new Error('x'), /x/,
  ];
  if (depth > 2 || below(3)) return oneOf(odd);
  return below(2) ? Array.from({ length: below(4) }, () => anything(depth + 1)) : Object.fromEntries(Array.from({ length: below(4) }, () => [oneOf(['puluc', 'id', 'call', 'args', 'event', 'detail', '__proto__', 'x']), anything(depth + 1)]));
}

/** A good message with something in it replaced, added or left out. */
function spoilt(message) {
  const copy = structuredClone(message);
  const paths = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    for (const name of Object.keys(node)) {
      paths.push([node, name]);
      visit(node[name]);
    }
  };
  visit(copy);
  const [node, name] = oneOf(paths);
  const way = below(3);
  if (way === 0) node[name] = anything();
  else if (way === 1 && !Array.isArray(node)) delete node[name];
  else if (Array.isArray(node)) node.push(anything());
  else node[oneOf(['x', 'constructor', 'args', 'detail'])] = anything();
  return copy;
}

const plain = (value) => {
  try {
    return JSON.stringify(value) === JSON.stringify(structuredClone(value)) && JSON.stringify(JSON.parse(JSON.stringify(value))) === JSON.stringify(value);
  } catch {
    return false;
  }
};

test('10,000 random and spoilt messages are let in exactly where they fit the schema', () => {
  let good = 0;
  for (let i = 0; i < 10_000; i++) {
    const { name, message } = oneOf([...calls, ...events, failure].map((one) => ({ name: 'play', message: one })).concat(answers));
    const tried = below(5) ? spoilt(message) : anything();
    const asCall = isCall(tried);
    const asEvent = isEvent(tried);
    const asAnswer = isAnswer(tried, () => name);
    // JSON Schema speaks of JSON alone: what is more than that is never let in.
    const jsonLike = plain(tried);
    const let_in = [asCall, asEvent, asAnswer].filter(Boolean).length;
    assert.ok(let_in <= 1, inspect(tried));
    if (let_in) assert.ok(jsonLike, 'more than JSON');
    if (!jsonLike) continue;
    assert.equal(asCall, fits(schema.$defs.call, tried), inspect(tried));
    assert.equal(asEvent, fits(schema.$defs.event, tried), inspect(tried));
    const result = schema.$defs.results[name] ?? schema.$defs.results.others;
    const fitting = fits(schema.$defs.failure, tried) || (fits(schema.$defs.result, tried) && fits(result, tried.result));
    assert.equal(asAnswer, fitting, inspect(tried));
    good += let_in;
  }
  assert.ok(good > 0 && good < 3000, `${good} of them`);
});
