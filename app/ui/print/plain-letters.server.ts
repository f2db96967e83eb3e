/** How wide each of the plain letters is, as a share of their size. */
export const plainWidth = 0.5;

/**
 * The same font with its rules for joining, stacking and moving letters taken out, and all letters equally
 * wide: each character is one letter of its own, so that readers of a file find the words that were written
 * in it.
 */
export function unshapedFont(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const tables = tablesOf(copy);
  for (const tag of ["GSUB", "GPOS"]) {
    const table = tables.get(tag);
    // Under a name that nobody knows.
    if (table) copy.write(tag.toLowerCase(), table.record, "latin1");
  }
  widen(
    copy,
    startOf(tables, "hhea"),
    startOf(tables, "hmtx"),
    copy.readUInt16BE(startOf(tables, "head") + 18),
  );
  rename(copy, startOf(tables, "name"));
  return copy;
}

type Tables = ReadonlyMap<string, { record: number; start: number }>;

function tablesOf(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  return new Map(
    records.map((record) => [
      font.toString("latin1", record, record + 4),
      { record, start: font.readUInt32BE(record + 8) },
    ]),
  );
}

function startOf(tables: Tables, tag: string): number {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no ${tag}`);
  return table.start;
}

/** Every letter equally wide: those that have no width of their own would lie on one another. */
function widen(font: Buffer, hhea: number, hmtx: number, unitsPerEm: number): void {
  const count = font.readUInt16BE(hhea + 34);
  for (let letter = 0; letter < count; letter++)
    font.writeUInt16BE(unitsPerEm * plainWidth, hmtx + letter * 4);
}

const postScriptName = 6;

/** Another name: a PDF holds one font of each. */
function rename(font: Buffer, name: number): void {
  const texts = name + font.readUInt16BE(name + 4);
  for (let record = name + 6; record < name + 6 + font.readUInt16BE(name + 2) * 12; record += 12) {
    if (font.readUInt16BE(record + 6) !== postScriptName) continue;
    const end = texts + font.readUInt16BE(record + 10) + font.readUInt16BE(record + 8);
    font.write("0", end - 1, "latin1");
  }
}
