// Messages between a page and a board, for tests in Node and in pages: good ones, and with a seed any number of others.
// Not here: which of these are let in (schema.mjs, from docs/embedding.md).

const step = { move: '3x5', from: 3, to: 5, captured: 1, freed: 0, returned: 0, killed: 0 };
const deeds = { move: '8-10', captured: 0, freed: 0, returned: 2, killed: 1 };
const count = { home: 1, free: 2, captured: 1, killed: 1 };
/** One good message of each kind. */
const call = (name, ...args) => ({ puluc: 1, id: 7, call: name, args });
const event = (name, detail) => ({ puluc: 1, event: name, detail });
export const calls = [
  ...['connect', 'focus', 'undo', 'redo', 'getPosition', 'getGame', 'legalMoves', 'reset', 'showSolution', 'hint', 'score', 'throwSticks'].map((name) => call(name)),
  call('throwSticks', 5), call('play', '0-3'), call('goTo', 12), call('setPosition', '5/9/5 r'), call('set', { mode: 'play', goal: 'reach:7' }),
];
export const events = [
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
export const answers = Object.entries(results).map(([name, result]) => ({ name, message: { puluc: 1, id: 7, result } }));
export const failure = { puluc: 1, id: 7, error: { code: 'illegal', message: 'no' } };
const good = [...calls, ...events, failure, ...answers.map(({ message }) => message)];
const tooLong = 'x'.repeat(200_001);

/** What is made by chance: the same from the same seed. */
export function chance(/** @type {number} */ seed) {
  const below = (/** @type {number} */ n) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  const oneOf = (list) => list[below(list.length)];

  /** A value of any kind, some of them close to good ones. */
  function anything(depth = 0) {
    const odd = [
      null, undefined, true, NaN, Infinity, -1, 0, 1, 1.5, 5, 6, 11, 2 ** 40, '', 'red', '3x5', '5/9/5 r', 'open', '__proto__', 'constructor', 'toString',
      tooLong, [], {}, new Date(0), new Map([[1, 1]]), new Uint8Array(3), 10n, [, 1], [1, 2, 3], 'javascript:alert(1)', { puluc: 1 }, '<img>', new Error('x'), /x/,
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

  return { below, oneOf, anything, spoilt };
}

/** The same for messages that are alike: what has no JSON counts as alike, and what is too long by its length. */
const likeness = (message) =>
  JSON.stringify(message, (_, value) => (typeof value === 'bigint' ? 'bigint' : typeof value === 'string' && value.length > 1000 ? value.length : value));

/** So many messages, no two of them alike, that are not as they should be. */
export function hostileMessages(/** @type {number} */ seed, /** @type {number} */ many, /** @type {(message: unknown) => boolean} */ fits) {
  const { below, oneOf, anything, spoilt } = chance(seed);
  const found = new Map();
  while (found.size < many) {
    const message = below(5) ? spoilt(oneOf(good)) : anything();
    if (!fits(message)) found.set(likeness(message), message);
  }
  return [...found.values()];
}
