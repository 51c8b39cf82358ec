// What a browser's pages take of the machine's memory.
import assert from 'node:assert/strict';
import fs from 'node:fs';

/** The processes of a browser's pages. Chromium. */
export async function pagesOf(tab) {
  const session = await tab.page.context().browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer');
}

/**
 * The memory of a browser's pages in MiB, without the pages of its own files: their share falls with each other browser that
 * runs beside it. Chromium on Linux.
 */
export async function memoryOfPages(tab) {
  const kib = (await pagesOf(tab)).flatMap(({ id }) =>
    [...fs.readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm)].map(([, size]) => Number(size)));
  assert.ok(kib.length >= 2, 'the system says what is used');
  return kib.reduce((sum, one) => sum + one, 0) / 1024;
}
