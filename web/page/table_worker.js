// The worker that brings the solved game: from the browser's cache, or else from the site, read to grades. Not here: the
// page's side (table.js). The one idea: whatever goes wrong becomes one number for the page to tell, and only a file that
// was read to its end is kept.
import createTableReader from './puluc-table.js';
import { tableTrouble } from './table_trouble.js';

const address = new URL('puluc.table', import.meta.url).href;
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

/** The bytes of the file from the site. */
async function download() {
  const response = await orTrouble(hurried(fetch(address)), tableTrouble.unreachable);
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
    if (length > 0) tell({ progress: Math.min(1, size / length) * downloadPart });
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Where a browser keeps files for us, or nothing where it does not. */
const openCache = () => (self.caches ? caches.open(cacheName).catch(() => undefined) : undefined);

async function kept(cache) {
  const response = await cache?.match(address).catch(() => undefined);
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
  const bytes = await kept(cache);
  if (!bytes) return undefined;
  try {
    return read(program, bytes);
  } catch {
    await cache.delete(address);
    return undefined;
  }
}

async function bring() {
  const program = await createTableReader();
  const cache = await openCache();
  let grades = await readKept(program, cache);
  let roomToKeep = true;
  if (!grades) {
    const bytes = await download();
    grades = read(program, bytes);
    roomToKeep = await keep(cache, bytes);
  }
  tell({ grades }, [grades.buffer]);
  if (!roomToKeep) tell({ trouble: tableTrouble.notKept });
}

bring()
  .catch((error) => {
    // Memory that can't grow ends the reader with an error of its own.
    const number = error instanceof Trouble ? error.number : tableTrouble.noMemory;
    tell({ trouble: number });
  })
  .finally(() => tell({ end: true }));
