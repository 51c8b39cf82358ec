// TrueType files as tables: what the font step needs to give a font a new character map.
// Not a font library: no checksums (whatever reads the result here writes the file anew).

/** @param {Buffer} file  @returns {Map<string, Buffer>} its tables by tag */
export function readTables(file) {
  const tables = new Map();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    const start = file.readUInt32BE(record + 8);
    tables.set(file.toString('latin1', record, record + 4), file.subarray(start, start + file.readUInt32BE(record + 12)));
  }
  return tables;
}

/** @param {Map<string, Buffer>} tables  @returns {Buffer} a TrueType file */
export function writeTables(tables) {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let end = head.length;
  [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).forEach(([tag, data], i) => {
    const record = 12 + 16 * i;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(end, record + 8);
    head.writeUInt32BE(data.length, record + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    parts.push(padded);
    end += padded.length;
  });
  return Buffer.concat(parts);
}

/**
 * A cmap table with one subtable: format 4, Windows Unicode (all that is needed below U+FFFF).
 * @param {[number, number][]} glyphs  code point and glyph, ascending by code point
 */
export function writeCharacterMap(glyphs) {
  const segments = [];
  for (const [code, glyph] of [...glyphs, [0xffff, 0]]) {
    const last = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const subtable = Buffer.alloc(16 + 8 * segments.length);
  [4, subtable.length, 0, 2 * segments.length, 2 * power, Math.log2(power), 2 * (segments.length - power)]
    .forEach((value, i) => subtable.writeUInt16BE(value, 2 * i));
  segments.forEach(({ start, end, delta }, i) => {
    subtable.writeUInt16BE(end, 14 + 2 * i);
    subtable.writeUInt16BE(start, 16 + 2 * (segments.length + i));
    subtable.writeUInt16BE(delta, 16 + 2 * (2 * segments.length + i));
  });
  const header = Buffer.alloc(12);
  [0, 1, 3, 1, 0, 12].forEach((value, i) => header.writeUInt16BE(value, 2 * i));
  return Buffer.concat([header, subtable]);
}
