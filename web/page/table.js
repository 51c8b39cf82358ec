// The solved game comes to the page: a worker brings it, the program takes it over. Nothing waits for it; what goes
// wrong is told once, and the game goes on with estimates.
import { scriptTrouble, tableTrouble } from './table_trouble.js';

/** @typedef {'coming' | 'here' | 'missing'} TableState */

/**
 * @param {import('./program.js').Program} program
 * @param {(state: TableState) => void} show
 */
export function bringTable(program, show) {
  show('coming');
  const end = (/** @type {Worker | undefined} */ worker, /** @type {number} */ trouble) => {
    worker?.terminate();
    program.trouble(trouble);
    show('missing');
  };
  /** @type {Worker} */
  let worker;
  const address = new URL('table_worker.js', import.meta.url);
  try {
    worker = new Worker(address, { type: 'module' });
  } catch {
    end(undefined, tableTrouble.noWorker);
    return;
  }
  worker.addEventListener('error', async () => end(worker, await scriptTrouble(address)));
  worker.addEventListener('message', ({ data }) => {
    if (data.progress !== undefined) program.tableProgress(data.progress);
    if (data.grades) {
      if (program.table(data.grades)) show('here');
      else end(worker, tableTrouble.noMemory);
    }
    if (data.trouble === tableTrouble.notKept) program.trouble(data.trouble);
    else if (data.trouble !== undefined) end(worker, data.trouble);
    if (data.end) worker.terminate();
  });
}
