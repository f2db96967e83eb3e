import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";

// A picture's row goes in the same transaction as its trace in `uploads`. The original outlives it for as
// long as another row names it; then it is doomed itself, as a file of its own. So no crash leaves a file
// that nobody knows.

const lock = 7104118560;

interface PictureOriginal {
  /** The address of the picture. */
  url: string;
  /** The key of the private file that it was made from. */
  original: string;
  /** What was done to that; empty where it was taken as it came. */
  edit: string;
}

/** Remembers what a new picture is made from, before its files are written. */
export async function keepOriginal(db: Db, row: PictureOriginal): Promise<void> {
  await db.insertInto("picture_originals").values(row).execute();
}

/** What a picture was made from; undefined for those that are older than this, or from elsewhere. */
export const originalOf = (db: Db, url: string): Promise<Omit<PictureOriginal, "url"> | undefined> =>
  db.selectFrom("picture_originals").select(["original", "edit"]).where("url", "=", url).executeTakeFirst();

/**
 * Remembers a picture that is made anew from what another one was made from. Returns the original's key;
 * undefined when that picture is gone, and its original perhaps with it. Until the transaction ends nobody
 * takes the original away.
 */
export async function shareOriginal(
  trx: Trx,
  { from, url, edit }: { from: string; url: string; edit: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ original: string }>`
    insert into picture_originals (url, original, edit)
    select ${url}, original, ${edit} from picture_originals where url = ${from} for share
    returning original`.execute(trx);
  return rows[0]?.original;
}

/** Forgets what pictures were made from, and dooms the originals that no picture names any more. */
export async function forgetOriginals(trx: Trx, urls: readonly string[]): Promise<void> {
  // Of two copies that forget the last two pictures of one original, each would leave it to the other.
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
  const gone = await trx
    .deleteFrom("picture_originals")
    .where("url", "in", [...urls])
    .returning("original")
    .execute();
  if (gone.length === 0) return;
  // A statement of its own: it sees the row of an edit that the deletion had to wait for.
  const keys = gone.map(({ original }) => original);
  await sql`
    insert into uploads (url, doomed_at) select distinct '/files/' || given.key, now()
    from unnest(${keys}::text[]) as given (key)
    where not exists (select from picture_originals where original = given.key)
    on conflict (url) do update set doomed_at = now()`.execute(trx);
}
