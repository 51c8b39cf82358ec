// Why the solved game did not come: the numbers of web/ui/notice.hpp's Trouble, for the page and its worker.

export const tableTrouble = {
  unreachable: 4,
  refused: 5,
  stalled: 6,
  brokenOff: 7,
  firstFault: 8, // engine/table.hpp's TableFault, in its order, from here
  somethingElse: 9,
  noMemory: 15,
  noWorker: 16,
  notKept: 17,
};

/** Why a script of the site could not be loaded, which the browser does not tell: its number. */
export async function scriptTrouble(/** @type {string | URL} */ address) {
  const response = await fetch(address).catch(() => undefined);
  if (!response) return tableTrouble.unreachable;
  if (!response.ok) return tableTrouble.refused;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  return bytes ? tableTrouble.noWorker : tableTrouble.brokenOff;
}
