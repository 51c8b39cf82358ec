// A PNG as pixels: as much of the format as browsers' screenshots use (8 bits, RGB or RGBA, not interlaced).
import zlib from 'node:zlib';

const signature = 8;

/**
 * @param {Buffer} png
 * @returns {{ width: number, height: number, pixel: (x: number, y: number) => number[] }}
 */
export function decode(png) {
  const parts = [];
  let width = 0;
  let height = 0;
  let channels = 0;
  for (let at = signature; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      channels = data[9] === 6 ? 4 : 3;
    }
    if (kind === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const rows = unfiltered(zlib.inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return { width, height, pixel: (x, y) => [...rows[y].subarray(x * channels, x * channels + 3)] };
}

/** Undoes the five filters, row by row: a large picture has fifty million bytes. */
function unfiltered(raw, bytes, height, step) {
  const rows = [];
  let above = new Uint8Array(bytes);
  for (let y = 0; y < height; y++) {
    const start = y * (bytes + 1) + 1;
    const row = raw.subarray(start, start + bytes);
    unfilter[raw[start - 1]](row, above, step);
    rows.push(row);
    above = row;
  }
  return rows;
}

/** By the number of the filter: what it took off a row. */
const unfilter = [
  () => {},
  (row, above, step) => {
    for (let i = step; i < row.length; i++) row[i] += row[i - step];
  },
  (row, above) => {
    for (let i = 0; i < row.length; i++) row[i] += above[i];
  },
  (row, above, step) => {
    for (let i = 0; i < row.length; i++) row[i] += ((i < step ? 0 : row[i - step]) + above[i]) >> 1;
  },
  (row, above, step) => {
    for (let i = 0; i < step; i++) row[i] += above[i];
    for (let i = step; i < row.length; i++) row[i] += nearest(row[i - step], above[i], above[i - step]);
  },
];

/** The one of three neighbours that is nearest to left + above - corner. */
function nearest(left, above, corner) {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** How many colours a picture has at points of a grid: a blank one has hardly any. */
export function colours(/** @type {ReturnType<typeof decode>} */ { width, height, pixel }, step = 7) {
  const seen = new Set();
  for (let y = 0; y < height; y += step) for (let x = 0; x < width; x += step) seen.add(pixel(x, y).join());
  return seen.size;
}
