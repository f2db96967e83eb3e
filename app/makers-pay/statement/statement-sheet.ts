const mm = 72 / 25.4;

/** A5, in points, and what stands where on it. */
export const sheet = {
  width: 148 * mm,
  height: 210 * mm,
  margin: 12 * mm,
  /** Left free at the end for who signs. */
  signing: 24 * mm,
  /** Left free on each page for its number. */
  foot: 8 * mm,
  day: 29 * mm,
  sum: 27 * mm,
  gap: 1.4 * mm,
  /** How high a rule is with the room around it. */
  rule: 1.6 * mm,
} as const;

export const inner = sheet.width - 2 * sheet.margin;

/**
 * Which rows stand on which page: as many as there is room for, and on the last one room for who signs. The
 * first page begins lower than others.
 */
export function pagesOfRows(heights: readonly number[], room: { first: number; later: number }): number[][] {
  const pages: number[][] = [[]];
  let left = room.first;
  for (const [row, height] of heights.entries()) {
    const needed = height + (row === heights.length - 1 ? sheet.signing : 0);
    const isEmpty = pages.at(-1)?.length === 0 && pages.length > 1;
    if (needed > left && !isEmpty) {
      pages.push([]);
      left = room.later;
    }
    pages.at(-1)?.push(row);
    left -= height;
  }
  return pages;
}
