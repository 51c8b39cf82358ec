// The worker that brings the solved game: from the browser's cache, or else from the site, read to grades. Not here: the
// page's side (table.js). The one idea: whatever goes wrong becomes one number for the page to tell, and only a file that
// was read to its end is kept.
import { scriptTrouble, tableTrouble } from './table_trouble.js';

const addressOf = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const address = addressOf('puluc.table');
/** What keeps the file between visits. */
const cacheName = 'puluc-table';
/** Milliseconds without a byte after which the download counts as stalled. */
const patience = 15_000;
/** Of the progress, so much is the download; the rest is reading. */
const downloadPart = 0.6;

const tell = (message, moved = []) => self.postMessage(message, { transfer: moved });

class Trouble extends Error {
  constructor(/** @type {number} */ number) {
    super();
    this.number = number;
  }
}

/** A promise that fails when it takes too long. */
function hurried(promise) {
  let clock;
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(new Trouble(tableTrouble.stalled)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(clock));
}

function orTrouble(promise, number) {
  return promise.catch((error) => {
    throw error instanceof Trouble ? error : new Trouble(number);
  });
}

/** The bytes of a file of the site. */
async function download(/** @type {string} */ from, told = (/** @type {number} */ _part) => {}) {
  const response = await orTrouble(hurried(fetch(from)), tableTrouble.unreachable);
  if (!response.ok) throw new Trouble(tableTrouble.refused);
  const length = Number(response.headers.get('Content-Length')) || 0;
  const parts = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await orTrouble(hurried(reader.read()), tableTrouble.brokenOff);
    if (done) break;
    parts.push(value);
    size += value.length;
    if (length > 0) told(Math.min(1, size / length));
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The program that reads a table: a script and its machine code. */
async function startReader() {
  const script = addressOf('puluc-table.js');
  const loaded = hurried(import('./puluc-table.js')).catch(async (error) => {
    throw error instanceof Trouble ? error : new Trouble(await scriptTrouble(script));
  });
  const [{ default: createTableReader }, code] = await Promise.all([loaded, download(addressOf('puluc-table.wasm'))]);
  // Left to itself the script makes one error of all that can go wrong here.
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports, done) => {
      WebAssembly.instantiate(code, imports).then(({ instance, module }) => done(instance, module), reject);
      return {};
    };
    createTableReader({ instantiateWasm }).then(resolve, reject);
  });
}

/** Where a browser keeps files for us, or nothing where it does not. */
const openCache = () => (self.caches ? caches.open(cacheName).catch(() => undefined) : undefined);

async function kept(cache) {
  const response = await cache?.match(address);
  return response && new Uint8Array(await response.arrayBuffer());
}

/** Keeps the bytes for the next visit. False where there is no room; a browser that keeps nothing for anybody says so elsewhere. */
async function keep(cache, bytes) {
  try {
    await cache?.put(address, new Response(bytes, { headers: { 'Content-Type': 'application/octet-stream' } }));
    return true;
  } catch (error) {
    return error.name !== 'QuotaExceededError';
  }
}

/** The grades in a table's bytes. */
function read(program, bytes) {
  const check = (/** @type {number} */ fault) => {
    if (fault >= 0) throw new Trouble(tableTrouble.firstFault + fault);
  };
  const room = program._table_room(bytes.length);
  if (!room) throw new Trouble(tableTrouble.noMemory);
  program.HEAPU8.set(bytes, room);
  check(program._table_open());
  for (let part = 0; part < 1; ) {
    part = program._table_read();
    tell({ progress: downloadPart + part * (1 - downloadPart) });
  }
  check(program._table_finish());
  const from = program._table_grades();
  return program.HEAPU8.slice(from, from + program._table_size());
}

/** The grades of the kept file, or nothing where there is none that can be read. */
async function readKept(program, cache) {
  try {
    const bytes = await kept(cache);
    return bytes && read(program, bytes);
  } catch (error) {
    if (isMemoryShort(error)) throw error;
    await cache.delete(address).catch(() => false);
    return undefined;
  }
}

async function bring() {
  const program = await startReader();
  const cache = await openCache();
  let grades = await readKept(program, cache);
  let roomToKeep = true;
  if (!grades) {
    const bytes = await download(address, (part) => tell({ progress: part * downloadPart }));
    grades = read(program, bytes);
    roomToKeep = await keep(cache, bytes);
  }
  tell({ grades }, [grades.buffer]);
  if (!roomToKeep) tell({ trouble: tableTrouble.notKept });
}

/** Each browser has its own way to say so; Firefox throws a text. The reader itself gives up only where it gets no memory. */
const isMemoryShort = (error) =>
  error.number === tableTrouble.noMemory || error instanceof RangeError || /memory|^Aborted\(/i.test(error.message ?? error);

/** The number of whatever was thrown. */
function troubleOf(error) {
  if (error instanceof Trouble) return error.number;
  if (isMemoryShort(error)) return tableTrouble.noMemory;
  // Machine code that is none.
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return tableTrouble.somethingElse;
  return tableTrouble.noWorker;
}

bring()
  .catch((error) => tell({ trouble: troubleOf(error) }))
  .finally(() => tell({ end: true }));
