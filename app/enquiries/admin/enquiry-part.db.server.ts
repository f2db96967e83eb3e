import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { lookAhead } from "#platform/database/count-ahead.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inBatches } from "./enquiry-batches.db.server.ts";
import type { EnquiryFilter, EnquiryPlace, ListPart, Part } from "./enquiry-filter.ts";

const firstRows = 100;
const laterRows = 500;

type ReadAfter<Row> = (after: EnquiryPlace | undefined, limit: number) => Promise<Row[]>;

/**
 * One part of a list that begins with the newest: what comes with the page, what follows a place, or all of
 * it.
 */
export async function readEnquiryPart<Row extends EnquiryPlace>(
  part: Part,
  readFirst: (size: number) => Promise<ListPart<Row>>,
  readAfter: ReadAfter<Row>,
): Promise<ListPart<Row>> {
  if (part === "first") return readFirst(firstRows);
  if (part === "all") return { rows: await readAll(readAfter), isWhole: true };
  const rows = await readAfter(part, laterRows + 1);
  return { rows: rows.slice(0, laterRows), isWhole: rows.length <= laterRows };
}

async function readAll<Row extends EnquiryPlace>(readAfter: ReadAfter<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of inBatches(readAfter)) all.push(...rows);
  return all;
}

/** The newest that a filter has found. A search looks at what it finds before it puts that in order. */
export async function newestEnquiries<TB extends keyof Tables, Row>(
  db: Kysely<Tables>,
  found: SelectQueryBuilder<Tables, TB, Row>,
  { query }: EnquiryFilter,
  size: number,
): Promise<ListPart<Row>> {
  const order = sql`"receivedAt" desc, id`;
  const listed = sql`(select id, "receivedAt" from ${found} as each)`;
  const { ids, total } = await lookAhead(db, listed, { page: 1, size, order, search: query });
  const part = ids
    ? sql`where id = any(${ids}::text[]) order by ${order}`
    : sql`order by ${order} limit ${size}`;
  const { rows } = await sql<Row>`select * from ${found} as found ${part}`.execute(db);
  return { rows, isWhole: total <= size };
}
