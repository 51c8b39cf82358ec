// The messages between a page and the board in its frame (docs/embedding.md has their JSON Schema), and what makes one.
// Both ends let nothing else in. Not here: where a message comes from (each end asks that first), what it does. The one
// idea: a message has exactly the fields of its kind, each of exactly its form.

export const version = 1;

/** @typedef {(value: any) => boolean} Form */

/** @returns {Form} */
const whole = (/** @type {number} */ most, least = 0) => (value) => Number.isInteger(value) && value >= least && value <= most;
/** @returns {Form} */
const text = (/** @type {RegExp} */ pattern, most = 200) => (value) => typeof value === 'string' && value.length <= most && pattern.test(value);
/** @returns {Form} */
const list = (/** @type {Form} */ item, /** @type {number} */ most) => (value) => Array.isArray(value) && value.length <= most && [...value].every(item);
/** @type {(value: any) => boolean} */
const isRecord = (value) => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** @returns {Form} */
const record = (/** @type {Record<string, Form>} */ fields) => (value) =>
  isRecord(value) && Object.keys(value).length === Object.keys(fields).length && Object.keys(fields).every((name) => Object.hasOwn(value, name) && fields[name](value[name]));
/** @type {Form} */
const truth = (value) => typeof value === 'boolean';
/** @type {Form} */
const share = (value) => typeof value === 'number' && value >= 0 && value <= 1;
/** @type {Form} */
const nothing = (value) => value === null;

const most = 200_000;
const ply = whole(1e6);
const pieces = whole(5);
const side = text(/^(red|green)$/);
const move = text(/^\d{1,2}[-x]\d{1,2}$/);
const position = text(/^[0-5]\/[1-9rg()]{1,40}\/[0-5] [rg]( [1-5])?$/);
const goal = text(/^[a-z]+(:[1-9])?$/);
const any = text(/^/, most);
const space = whole(10);
const deeds = { move, captured: pieces, freed: pieces, returned: pieces, killed: pieces };
const counts = record({ home: pieces, free: pieces, captured: pieces, killed: pieces });
/** @type {Form} */
const options = (value) =>
  isRecord(value) && Object.keys(value).length <= 20 && Object.entries(value).every(([name, each]) => /^[a-z]{1,12}$/.test(name) && any(each));

/** What each call takes. @type {Record<string, Form[]>} */
const takes = {
  connect: [],
  focus: [],
  set: [options],
  play: [move],
  throwSticks: [whole(5, 1)],
  undo: [],
  redo: [],
  goTo: [ply],
  setPosition: [any],
  getPosition: [],
  getGame: [],
  legalMoves: [],
  reset: [],
  showSolution: [],
  hint: [],
  score: [],
};
/** Calls that can do with less. */
const needs = { throwSticks: 0 };

/** What each call gives; nothing where none is named. @type {Record<string, Form>} */
const gives = {
  play: record({ ...deeds, from: space, to: space }),
  throwSticks: whole(5, 1),
  getPosition: position,
  getGame: any,
  legalMoves: list(record({ ...deeds, from: space, to: space }), 10),
  showSolution: record({ move }),
  hint: record({ move, chance: share }),
  score: record({ red: share, green: share, exact: truth, pieces: record({ red: counts, green: counts }) }),
};

/** The details of what a board tells. @type {Record<string, Form>} */
export const events = {
  ready: record({}),
  state: record({ position, ply, length: ply, verdict: text(/^(open|reached|missed)$/), attempts: ply, save: any }),
  throw: record({ side, value: whole(5, 1), ply }),
  move: record({ ...deeds, side, throw: whole(5, 1), ply, position }),
  gameover: record({ winner: side }),
  goal: record({ goal, reached: truth, attempts: ply }),
  error: record({ code: text(/^[a-z-]{1,40}$/), message: any }),
};

const id = whole(2 ** 31);
/** @type {Form} */
const now = (value) => value === version;
const call = record({
  puluc: now,
  id,
  call: (value) => typeof value === 'string' && Object.hasOwn(takes, value),
  args: (value) => Array.isArray(value),
});
const result = record({ puluc: now, id, result: () => true });
const failure = record({ puluc: now, id, error: events.error });
const event = record({ puluc: now, event: (value) => typeof value === 'string' && Object.hasOwn(events, value), detail: () => true });

/** The message that makes a call; what goes beyond what the call takes is left out. */
export function callOf(/** @type {number} */ id, /** @type {string} */ name, /** @type {unknown[]} */ args) {
  const given = args.slice(0, takes[name].length);
  return { puluc: version, id, call: name, args: given.filter((value, i) => value !== undefined || i < given.length - 1) };
}

/** Whether this is a message from a page to a board. */
export function isCall(/** @type {any} */ message) {
  if (!call(message)) return false;
  const { call: name, args } = message;
  const forms = takes[name];
  return args.length >= (needs[name] ?? forms.length) && args.length <= forms.length && [...args].every((value, i) => forms[i](value));
}

/** Whether this is what a board tells by itself. */
export const isEvent = (/** @type {any} */ message) => event(message) && events[message.event](message.detail);

/** Whether this answers a call, of that name. */
export const isAnswer = (/** @type {any} */ message, /** @type {(id: number) => string | undefined} */ nameOf) => {
  if (failure(message)) return nameOf(message.id) !== undefined;
  const name = result(message) && nameOf(message.id);
  return Boolean(name) && (gives[/** @type {string} */ (name)] ?? nothing)(message.result);
};
