// Why the solved game did not come: the numbers of web/ui/notice.hpp's Trouble, for the page and its worker.

export const tableTrouble = {
  unreachable: 4,
  refused: 5,
  stalled: 6,
  brokenOff: 7,
  firstFault: 8, // engine/table.hpp's TableFault, in its order, from here
  noMemory: 15,
  noWorker: 16,
  notKept: 17,
};
