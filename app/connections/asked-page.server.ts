/** What the cursors of a list are good for: no other list's. */
type Listed = "products" | "artisans" | "collections" | "orders";

/** How much of a list is requested, and after which of its entries. */
export interface AskedPage {
  limit: number;
  /** What the entry before is known by; undefined at the beginning. */
  after: string | undefined;
}

export type PageRefusal = { code: "bad_limit" | "bad_cursor"; message: string };

export const mostInPage = 100;
export const usualInPage = 20;

const refusals = {
  limit: { code: "bad_limit", message: `"limit" is a whole number from 1 to ${mostInPage}.` },
  cursor: { code: "bad_cursor", message: '"cursor" is the "next" of an earlier answer of this list.' },
} as const satisfies Record<string, PageRefusal>;

/** Also of a cursor whose entry was never there. */
export const badCursor: PageRefusal = refusals.cursor;

/** What an address asks of a list (API-3). */
export function askedPage(list: Listed, parameters: URLSearchParams): AskedPage | PageRefusal {
  const limit = limitOf(parameters.get("limit"));
  if (limit === undefined) return refusals.limit;
  const cursor = parameters.get("cursor");
  if (cursor === null) return { limit, after: undefined };
  const after = readCursor(list, cursor);
  return after === undefined ? refusals.cursor : { limit, after };
}

function limitOf(text: string | null): number | undefined {
  if (text === null) return usualInPage;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= mostInPage ? limit : undefined;
}

/**
 * One page of a list that was read with one entry more than requested: that one shows that there is a next
 * page.
 */
export function answeredPage<Entry>(
  list: Listed,
  read: readonly Entry[],
  { limit }: AskedPage,
  keyOf: (entry: Entry) => string,
): { items: readonly Entry[]; next: string | null } {
  const items = read.slice(0, limit);
  const last = read.length > limit ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : writeCursor(list, keyOf(last)) };
}

const longestCursor = 600;

/** It names an entry and no place in the list: what is added or goes meanwhile moves nothing. */
const writeCursor = (list: Listed, key: string): string =>
  Buffer.from(`${list}:${key}`).toString("base64url");

function readCursor(list: Listed, cursor: string): string | undefined {
  if (cursor.length > longestCursor || !/^[\w-]+$/.test(cursor)) return undefined;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const key = text.startsWith(`${list}:`) ? text.slice(list.length + 1) : "";
  // A zero byte is no text for PostgreSQL. One spelling a cursor: else the same page is cached under many.
  return key === "" || key.includes("\0") || writeCursor(list, key) !== cursor ? undefined : key;
}
