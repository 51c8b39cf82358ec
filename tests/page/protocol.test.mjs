// What both ends let in, against the JSON Schema that docs/embedding.md prints.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inspect, isDeepStrictEqual } from 'node:util';
import { isAnswer, isCall, isEvent } from '../../web/page/board/protocol.js';
import { answers, calls, chance, events, failure, hostileMessages } from './messages.mjs';
import { fitting, schemaIn } from './schema.mjs';

const doc = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
const schema = schemaIn(doc);
const fits = fitting(schema);
const { below, oneOf, anything, spoilt } = chance(20240601);

test('every message of the protocol is let in where it belongs, and fits the schema', () => {
  for (const message of calls) assert.ok(isCall(message) && fits(schema, message) && !isEvent(message), JSON.stringify(message));
  for (const message of events) assert.ok(isEvent(message) && fits(schema, message) && !isCall(message), JSON.stringify(message));
  for (const { name, message } of [...answers, { name: 'play', message: failure }]) {
    assert.ok(isAnswer(message, () => name) && fits(schema, message), name);
    assert.ok(!isAnswer(message, () => undefined), 'an answer that nobody waits for');
    assert.ok(!isCall(message) && !isEvent(message));
  }
});

/** Whether JSON says all that there is in a value. */
const plain = (value) => {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
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
    const asked = fits(schema.$defs.failure, tried) || (fits(schema.$defs.result, tried) && fits(result, tried.result));
    assert.equal(asAnswer, asked, inspect(tried));
    good += let_in;
  }
  assert.ok(good > 0 && good < 3000, `${good} of them`);
});

test('10,000 hostile messages are as many different ones, soon found', () => {
  const found = hostileMessages(1, 10_000, (message) => fits(schema.$defs.call, message));
  assert.equal(new Set(found.map((message) => inspect(message, { depth: 9, maxStringLength: 100 }))).size, 10_000);
  assert.ok(!found.some((message) => isCall(message)));
});
