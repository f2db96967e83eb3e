import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { type FetchProblem, mostTries, waitAfter } from "./fetch-in-turn.server.ts";
import type { PictureKind } from "./foreign-pictures.ts";

/** A picture that is this job's to fetch for a while. */
export interface ClaimedForeign {
  id: string;
  kind: PictureKind;
  recordId: string;
  url: string;
  tries: number;
  /** How often it was begun since the last answer, this time included. */
  claims: number;
}

/**
 * Where records have pictures, those of another machine alone; what lies here has no scheme and no host.
 * Lines of orders and certificates keep those that their product may have no more.
 */
const held = sql`(
  select distinct kind, record_id, url from (
    select 'product' as kind, id as record_id, unnest(images || og_image_url) as url from products
      where images::text like '%//%' or og_image_url like '%//%'
    union all select 'product', product_id, picture from product_variants where picture like '%//%'
    union all select 'product', product_id, picture_url from order_items
      where product_id is not null and picture_url like '%//%'
    union all select 'product', product_id, facts ->> 'picture' from certificates
      where product_id is not null and facts ->> 'picture' like '%//%'
    union all select 'post', id, unnest(array[image_url, author_image_url, og_image_url]) from blog_posts
    union all select 'artisan', id, unnest(gallery_urls || image_url || banner_image_url) from artisans
  ) as every where url ~* '^\\s*(https?:)?//')`;

/** Knows anew which foreign pictures records have; those that no record has any more are forgotten. */
export async function noteForeign(db: Db, now: Date): Promise<void> {
  await sql`
    delete from foreign_pictures as kept where state <> 'fetched' and not exists (
      select from ${held} as held
      where held.kind = kept.kind and held.record_id = kept.record_id and held.url = kept.url)`.execute(db);
  await sql`
    insert into foreign_pictures (kind, record_id, url, due_at)
    select kind, record_id, url, ${now}::timestamptz from ${held} as held
    on conflict (kind, record_id, md5(url)) do nothing`.execute(db);
  // What was fetched once and stands there again, as after the same file, is to be fetched again. One look
  // sees both: where a conflict is met, another copy of the shop may have fetched it since.
  await sql`
    update foreign_pictures as kept
    set state = 'waiting', stored_url = null, tries = 0, claims = 0, due_at = ${now}
    from ${held} as held
    where kept.state = 'fetched' and held.kind = kept.kind and held.record_id = kept.record_id
      and held.url = kept.url`.execute(db);
}

/** Longer than a fetch and a decoding may take. */
const claimSeconds = 180;

/**
 * Takes the picture that is due longest, so that no other copy of the shop fetches it; who is killed
 * meanwhile has only put it off.
 */
export async function claimForeign(db: Db, now: Date): Promise<ClaimedForeign | undefined> {
  const { rows } = await sql<ClaimedForeign>`
    update foreign_pictures set due_at = ${now}::timestamptz + ${sql.lit(`${claimSeconds} seconds`)}::interval,
      claims = claims + 1
    where id = (select id from foreign_pictures where state = 'waiting' and due_at <= ${now}
      order by due_at, id limit 1 for update skip locked)
    returning id, kind, record_id as "recordId", url, tries, claims`.execute(db);
  return rows[0];
}

/** Puts a picture off to its next try, or gives it up with the message for its owner. */
export async function noteForeignProblem(
  db: Db,
  { id, tries: before }: ClaimedForeign,
  { problem, isFinal }: FetchProblem,
  now: Date,
): Promise<void> {
  const tries = before + 1;
  const isOver = isFinal || tries >= mostTries;
  const next = { due_at: new Date(now.getTime() + waitAfter(tries) * 1000) };
  await db
    .updateTable("foreign_pictures")
    .set({ tries, claims: 0, ...(isOver ? { state: "failed", problem } : next) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Counts a claim for nothing that came to no end through no fault of the picture; it ends by itself. */
export const giveBackForeign = (db: Db, { id, claims }: ClaimedForeign) =>
  db
    .updateTable("foreign_pictures")
    .set({ claims: claims - 1 })
    .where("id", "=", id)
    .execute();

/** Says that an own picture has taken the place of one. */
export async function noteFetched(trx: Trx, id: string, storedUrl: string): Promise<void> {
  await trx
    .updateTable("foreign_pictures")
    .set({ state: "fetched", stored_url: storedUrl })
    .where("id", "=", id)
    .execute();
}

/** Forgets one that its record has no more. */
export const forgetForeign = (db: Db, id: string) =>
  db.deleteFrom("foreign_pictures").where("id", "=", id).execute();

/** The own pictures that took the place of foreign ones, by record and by the address of before. */
export async function fetchedBefore(
  db: Db,
  kind: PictureKind,
  recordIds: readonly string[],
): Promise<(recordId: string) => ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("foreign_pictures")
    .select(["record_id", "url", "stored_url"])
    .where("kind", "=", kind)
    .where("state", "=", "fetched")
    .where(sql<boolean>`record_id = any(${[...recordIds]}::text[])`)
    .execute();
  const found = new Map<string, Map<string, string>>();
  for (const { record_id, url, stored_url } of rows) {
    const own = found.get(record_id) ?? new Map<string, string>();
    if (stored_url) found.set(record_id, own.set(url, stored_url));
  }
  return (recordId) => found.get(recordId) ?? new Map();
}

/** Lets one picture, or all that failed, be tried anew. How many. */
export async function retryForeign(
  db: Db,
  { id, kinds }: { id: string | null; kinds: readonly PictureKind[] },
  now: Date,
): Promise<number> {
  if (kinds.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable("foreign_pictures")
    .set({ state: "waiting", problem: null, tries: 0, claims: 0, due_at: now })
    .where("state", "=", "failed")
    .where("kind", "in", kinds)
    .$if(id !== null, (some) => some.where("id", "=", id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
