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

/** Undoes the five filters, row by row. */
function unfiltered(raw, bytes, height, step) {
  const rows = [];
  let above = new Uint8Array(bytes);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (bytes + 1)];
    const row = raw.subarray(y * (bytes + 1) + 1, (y + 1) * (bytes + 1));
    for (let i = 0; i < bytes; i++) {
      const left = i < step ? 0 : row[i - step];
      const corner = i < step ? 0 : above[i - step];
      row[i] += [0, left, above[i], (left + above[i]) >> 1, nearest(left, above[i], corner)][filter];
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

/** The one of three neighbours that is nearest to left + above - corner. */
function nearest(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** How many colours a picture has at points of a grid: a blank one has hardly any. */
export function colours(/** @type {Buffer} */ png, step = 7) {
  const { width, height, pixel } = decode(png);
  const seen = new Set();
  for (let y = 0; y < height; y += step) for (let x = 0; x < width; x += step) seen.add(pixel(x, y).join());
  return seen.size;
}
