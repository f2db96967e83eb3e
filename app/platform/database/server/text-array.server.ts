import pg from "pg";

/** PostgreSQL's number for the type text[]; pg has no name for it. */
export const textArrayId: number = 1009;

const readByLetter: (written: string) => unknown = pg.types.getTypeParser(textArrayId);

/** What only the whole parser can tell: escapes, nulls, arrays of arrays, bounds. */
const isOdd = /[\\[]|NULL|\{./;

/**
 * A text[] as PostgreSQL writes it: `{plain,"two words"}`. pg's own parser goes letter by letter, and took
 * one part in twenty of the time of a page full of pictures.
 */
export function readTextArray(written: string): unknown {
  if (isOdd.test(written.slice(1))) return readByLetter(written);
  const items = written.match(/"[^"]*"|[^",{}]+/g) ?? [];
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1) : item));
}
