import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type LongPage, pageSizeOf } from "#ui/list/page-size.ts";
import { isState, type ListedNewsletter, noCounts, type SendingCounts } from "./newsletter.ts";
import type { NewsletterRow } from "./newsletter-columns.server.ts";

/** A page of all newsletters, the newest first. */
export async function listNewsletters(
  db: Db,
  { page, show }: { page: number; show?: LongPage | undefined },
): Promise<ListedNewsletter[]> {
  const size = pageSizeOf({ show });
  const rows = await db
    .selectFrom("newsletters")
    .select(["id", "subject", "state"])
    .select(["created_at as createdAt", "started_at as startedAt", "ended_at as endedAt"])
    .select(sql<boolean>`content_hi is not null`.as("hasHindi"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ state, ...row }) => ({
    ...row,
    state: isState(state) ? state : "draft",
    counts: counts.get(row.id) ?? noCounts,
  }));
}

export async function countNewsletters(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("newsletters")
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The outcomes of these newsletters' deliveries, in one query. */
export async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, SendingCounts>> {
  if (ids.length === 0) return new Map();
  const of = (state: string) => sql`count(*) filter (where state = ${sql.lit(state)})::int`;
  const { rows } = await sql<SendingCounts & { id: string }>`
    select newsletter_id as id, ${of("waiting")} as waiting, ${of("sent")} as sent, ${of("refused")} as refused,
      ${of("failed")} as failed, ${of("skipped")} as skipped, count(unsubscribed_at)::int as unsubscribed
    from newsletter_deliveries where newsletter_id = any(${[...ids]}::text[]) group by newsletter_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** A newsletter's whole row; undefined for an id that is none. */
export async function findNewsletter(db: Db, id: string): Promise<NewsletterRow | undefined> {
  if (id.includes("\0")) return undefined;
  return db.selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export const lockNewsletter = (trx: Trx, id: string): Promise<NewsletterRow | undefined> =>
  trx.selectFrom("newsletters").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The ends of products' addresses, in the order of their ids; those that are gone are left out. */
export async function slugsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("products").select(["id", "slug"]).where("id", "in", ids).execute();
  const found = new Map(rows.map(({ id, slug }) => [id, slug]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function insertNewsletter(trx: Trx, row: Insertable<Tables["newsletters"]>): Promise<void> {
  await trx.insertInto("newsletters").values(row).execute();
}

export async function updateNewsletter(
  trx: Trx,
  { id, version }: { id: string; version: number },
  set: Updateable<Tables["newsletters"]>,
): Promise<void> {
  await trx
    .updateTable("newsletters")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

export async function removeNewsletter(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("newsletters").where("id", "=", id).execute();
}
