// Why the solved game did not come: the numbers of web/ui/notice.hpp's Trouble, for the page and its worker.

export const tableTrouble = {
  unreachable: 5,
  refused: 6,
  stalled: 7,
  brokenOff: 8,
  firstFault: 9, // engine/table.hpp's TableFault, in its order, from here
  noMemory: 16,
  noWorker: 17,
  notKept: 18,
};
