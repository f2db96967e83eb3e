import { type RawBuilder, sql } from "kysely";
import { lookAhead, type PageCount } from "#platform/database/count-ahead.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsEach, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import { countOnTabs } from "#records/page/count-tabs.db.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { searchedPhone } from "#values/contact/phone.ts";
import type { EnquiryRows } from "../enquiry-rows.db.server.ts";
import {
  type EnquiryFilter,
  type EnquiryPlace,
  likelySpamStatus,
  type NextEnquiry,
  spamStatus,
} from "./enquiry-kind.ts";
import type { EnquiryTab } from "./enquiry-tab.ts";

/** The tables of enquiries that are listed with the newest first. */
export type ListedTable = "contact_messages" | "bulk_quotes";

/** A kind of enquiries that is listed so. */
export interface ListedRows<Row extends EnquiryPlace> extends EnquiryRows<ListedTable, Row> {
  /** The stored values that read as a status; none where that is no status of its own. */
  storedAs(status: string): readonly string[];
  /** The conditions of the tabs that only this kind has. */
  onTab: Readonly<Partial<Record<EnquiryTab, RawBuilder<boolean>>>>;
}

const waiting = {
  contact_messages: sql`status = 'Pending' and not spam`,
  bulk_quotes: sql`status in ('New', 'pending') and not spam`,
} as const;

/** The one that waits below this one in the list, or its first; null where no other waits. */
export async function nextEnquiry(db: Db, table: ListedTable, id: string): Promise<NextEnquiry | null> {
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
function holdsSearch(query: string): RawBuilder<boolean> {
  const words = holdsEach(query, (word) => holdsWord(word, column));
  const phone = searchedPhone(query);
  return phone === undefined ? words : sql<boolean>`(${words} or ${holdsWord(phone, column)})`;
}

/** The moment as the next batch's request carries it, whatever the connection's time zone. */
export const placedAt = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

// The first two are written exactly as in the conditions of the partial indexes, so that the planner uses
// them.
const isLikelySpam = sql<boolean>`(spam and version = 1)`;
const isLookedAt = sql<boolean>`(not spam or version > 1)`;
/** The condition of tabs that a list lacks. */
const nothing = sql<boolean>`false`;
const noneOnTab = {
  "to-answer": nothing,
  answered: nothing,
  "in-talks": nothing,
  offered: nothing,
  accepted: nothing,
  rest: nothing,
  "likely-spam": isLikelySpam,
};
const isMarkedSpam = sql<boolean>`(spam and version > 1)`;

const stateOf = (status: string, isOwn: boolean) => {
  if (status === likelySpamStatus) return isLikelySpam;
  return status === spamStatus && !isOwn ? isMarkedSpam : isLookedAt;
};

/** Does the filter let an enquiry through? */
function passes<Row extends EnquiryPlace>(
  { storedAs, onTab }: ListedRows<Row>,
  { tab, q, status, kind }: EnquiryFilter,
): RawBuilder<boolean> {
  const stored = storedAs(status);
  const conditions = [
    tab === "all" || status !== "" ? stateOf(status, stored.length > 0) : sql<boolean>`true`,
    tab === "likely-spam" ? isLikelySpam : (onTab[tab] ?? sql<boolean>`true`),
    ...(stored.length > 0 ? [sql<boolean>`status in (${sql.join(stored)})`] : []),
    ...(kind === "" ? [] : [sql<boolean>`kind = ${kind}`]),
    holdsSearch(q),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Does a record stand below a place? The one that stood there may be gone meanwhile. */
function isAfter(place: EnquiryPlace | undefined): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`;
  const moment = sql`${place.moment}::text::timestamptz`;
  return sql<boolean>`created_at <= ${moment} and (created_at < ${moment} or id > ${place.id})`;
}

const newestFirst = sql`"receivedAt" desc, id`;

async function enquiriesAfter<Row extends EnquiryPlace>(
  db: Db,
  listed: ListedRows<Row>,
  filter: EnquiryFilter,
  after: EnquiryPlace | undefined,
  limit: number,
): Promise<Row[]> {
  const found = listed.where(db, sql<boolean>`${passes(listed, filter)} and ${isAfter(after)}`);
  const { rows } = await sql<Row>`
    select * from ${found} as found order by ${newestFirst} limit ${limit}`.execute(db);
  return rows;
}

const batch = 500;

/**
 * All that the filter lets through in batches, each from where the one before ended, so that a long list
 * never stands in memory as a whole.
 */
export async function* readEnquiries<Row extends EnquiryPlace>(
  db: Db,
  listed: ListedRows<Row>,
  filter: EnquiryFilter,
): AsyncGenerator<Row[], undefined> {
  let last: EnquiryPlace | undefined;
  for (;;) {
    const rows = await enquiriesAfter(db, listed, filter, last, batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return undefined;
    last = rows.at(-1);
  }
}

/** One page of the filtered rows. A search reads its finds before it sorts them. */
export async function listEnquiries<Row extends EnquiryPlace>(
  db: Db,
  listed: ListedRows<Row>,
  filter: EnquiryFilter,
): Promise<{ rows: readonly Row[] } & PageCount> {
  const found = listed.where(db, passes(listed, filter));
  const size = pageSizeOf(filter);
  const look = { page: filter.page, size, order: newestFirst, search: filter.q };
  const { ids, ...count } = await lookAhead(db, sql`(select id, "receivedAt" from ${found} as each)`, look);
  const part = ids
    ? sql`where id = any(${ids}::text[]) order by ${newestFirst}`
    : sql`order by ${newestFirst} limit ${size} offset ${(count.page - 1) * size}`;
  const { rows } = await sql<Row>`select * from ${found} as found ${part}`.execute(db);
  return { rows, ...count };
}

/** How many stand on each tab. */
export const countEnquiries = <Row extends EnquiryPlace>(db: Db, { table, onTab }: ListedRows<Row>) =>
  countOnTabs<EnquiryTab>(db, table, { ...noneOnTab, ...onTab, all: isLookedAt });

/** How many were held back for their links alone, and wait for the owner to judge them. */
export const heldForLinks = (table: ListedTable) =>
  // Written exactly as in the condition of the partial index, so that the planner uses that.
  sql<number>`(select count(*)::int from ${sql.table(table)} where held_for_links)`;

/** How many the shop took for spam that the owner has not looked at. */
export async function countLikelySpam(db: Db, table: ListedTable): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as("total"))
    .where(isLikelySpam)
    .executeTakeFirstOrThrow();
  return Number(total);
}
