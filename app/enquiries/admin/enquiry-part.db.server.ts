import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { lookAhead } from "#platform/database/count-ahead.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsEach, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { searchedPhone } from "#values/contact/phone.ts";
import type { EnquiryFilter, EnquiryPlace, ListPart, Part } from "./enquiry-filter.ts";
import type { EnquiryTable } from "./erase-enquiry.server.ts";

/** An enquiry that waits for an answer. */
export interface NextEnquiry {
  id: string;
  /** Who wrote. */
  name: string;
  /** So many wait, this one among them. */
  left: number;
}

const waiting = {
  contact_messages: sql`status = 'Pending' and not spam`,
  bulk_quotes: sql`status in ('New', 'pending') and not spam`,
} as const;

/** The one that waits below this one in the list, or its first; null where no other waits. */
export async function nextEnquiry(db: Db, table: EnquiryTable, id: string): Promise<NextEnquiry | null> {
  const from = sql.table(table);
  const { rows } = await sql<NextEnquiry>`
    select id, full_name as name, count(*) over ()::int as left from ${from}
    where ${waiting[table]} and id <> ${id}
    order by created_at > (select created_at from ${from} where id = ${id}), created_at desc, id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

const column = sql`search_text`;

/** Does an enquiry hold every word of a search, or its phone, whichever way either writes it? */
export function holdsSearch(query: string): RawBuilder<boolean> {
  const words = holdsEach(query, (word) => holdsWord(word, column));
  const phone = searchedPhone(query);
  return phone === undefined ? words : sql<boolean>`(${words} or ${holdsWord(phone, column)})`;
}

const batch = 500;

/** The moment as a batch is asked for with it, whatever the connection's time zone. */
export const placedAt = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Does a record stand below a place? The one that stood there may be gone meanwhile. */
export function isAfter(place: EnquiryPlace | undefined): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`;
  const moment = sql`${place.moment}::text::timestamptz`;
  return sql<boolean>`created_at <= ${moment} and (created_at < ${moment} or id > ${place.id})`;
}

/**
 * Reads a long list in batches, each from where the one before ended, so that it never stands in memory as a
 * whole.
 */
export async function* inBatches<Row extends EnquiryPlace>(
  read: (after: EnquiryPlace | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], undefined> {
  let last: EnquiryPlace | undefined;
  for (;;) {
    const rows = await read(last, batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return undefined;
    last = rows.at(-1);
  }
}

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
  db: Db,
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

/** How many were held back for their links alone, and wait for the owner to say what they are. */
export async function countHeld(db: Db, table: EnquiryTable): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as("total"))
    // Written exactly as in the condition of the partial index, so that the planner uses that.
    .where(sql<boolean>`held_for_links`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many the shop took for spam that the owner has not looked at. */
export async function countLikelySpam(db: Db, table: EnquiryTable): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as("total"))
    .where(sql<boolean>`(spam and version = 1)`)
    .executeTakeFirstOrThrow();
  return Number(total);
}
