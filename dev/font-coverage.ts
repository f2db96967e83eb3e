/**
 * The code points that a TrueType file has a letter for, ascending: its `cmap` of format 4 or 12 (OpenType,
 * "cmap").
 */
export function coverageOf(file: Buffer): number[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + i * 16);
  const record = tables.find((at) => file.toString("latin1", at, at + 4) === "cmap");
  if (record === undefined) throw new Error("the font has no cmap");
  const cmap = view.getUint32(record + 8);
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, i) => cmap + view.getUint32(cmap + 8 + i * 8),
  );
  const wide = subtables.find((at) => view.getUint16(at) === 12);
  const narrow = subtables.find((at) => view.getUint16(at) === 4);
  if (wide !== undefined) return wideGroups(view, wide);
  if (narrow !== undefined) return narrowSegments(view, narrow);
  throw new Error("the font has no cmap that can be read");
}

function wideGroups(view: DataView, at: number): number[] {
  const groups = Array.from({ length: view.getUint32(at + 12) }, (_, i) => at + 16 + i * 12);
  return groups.flatMap((group) => pointsOf(view.getUint32(group), view.getUint32(group + 4)));
}

function narrowSegments(view: DataView, at: number): number[] {
  const doubled = view.getUint16(at + 6);
  const segments = Array.from({ length: doubled / 2 }, (_, i) => at + 14 + i * 2);
  return segments.flatMap((end) => {
    const [start, delta, offsetAt] = [end + doubled + 2, end + 2 * doubled + 2, end + 3 * doubled + 2];
    const [first, shift, offset] = [view.getUint16(start), view.getUint16(delta), view.getUint16(offsetAt)];
    return pointsOf(first, view.getUint16(end)).filter((point) => {
      const glyph =
        offset === 0 ? point + shift : view.getUint16(offsetAt + offset + (point - first) * 2) || -shift;
      return point !== 0xffff && (glyph + (offset === 0 ? 0 : shift)) % 65536 !== 0;
    });
  });
}

const pointsOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Ascending code points as ranges in hexadecimal: '20-7e a0 a9'. */
export function rangesOf(points: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join(" ");
}

const hex = (point: number): string => point.toString(16);
