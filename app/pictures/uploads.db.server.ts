import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { runningBackup } from "#platform/running-backup.db.server.ts";
import { textPictures } from "#values/upload.ts";
import { forgetOriginals } from "./originals.db.server.ts";

// A picture has an owner, or a row in `uploads`, at every moment. So a save that fails loses nothing (the
// pictures wait for the next try), a form that is never saved leaves nothing behind, and a crash between the
// two loses no trace.

/** How long an upload waits to be saved. */
const waitsHours = 24;

/** Remembers a picture that is about to be stored and that no record holds yet; a shopper has no actor. */
export async function registerUpload(db: Db, url: string, actorId: string | null): Promise<void> {
  await db.insertInto("uploads").values({ url, actor_id: actorId }).execute();
}

/**
 * Gives uploads to the record that is being saved in this transaction. Returns those that cannot be had:
 * never uploaded, taken by another record, or gone after waiting too long.
 */
export async function claimUploads(trx: Trx, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const claimed = await trx
    .deleteFrom("uploads")
    .where("url", "in", [...urls])
    .where("doomed_at", "is", null)
    .returning("url")
    .execute();
  return urls.filter((url) => !claimed.some((row) => row.url === url));
}

/**
 * Hands over pictures that a record gives up in this transaction; their files go after the commit, or at the
 * next sweep. What a certificate shows stays for as long as that does (CERTIFICATE-5).
 */
export async function doomPictures(trx: Trx, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await sql`
    insert into uploads (url, doomed_at) select distinct url, now() from unnest(${[...urls]}::text[]) as given (url)
    where not exists (select from certificates where certificates.facts ->> 'picture' = given.url)
    on conflict (url) do update set doomed_at = now()`.execute(trx);
}

/** Dooms what waited too long. Returns the addresses, oldest first, whose files are to be removed. */
export async function dueForRemoval(db: Db, now: Date, most: number): Promise<string[]> {
  const latest = new Date(now.getTime() - waitsHours * 60 * 60 * 1000);
  await db
    .updateTable("uploads")
    .set({ doomed_at: now })
    .where("doomed_at", "is", null)
    .where("created_at", "<", latest)
    // Those stand in texts, and wait longer: see `doomUnshown`.
    .where("url", "not like", `${textPictures}%`)
    .execute();
  const rows = await db
    .selectFrom("uploads")
    .select("url")
    .where("doomed_at", "is not", null)
    // A backup's rows may still hold a picture that has been given up since.
    .where(({ exists, not, selectFrom }) => not(exists(runningBackup(selectFrom("backups")))))
    .orderBy("doomed_at")
    .limit(most)
    .execute();
  return rows.map(({ url }) => url);
}

/** Forgets pictures whose files are gone; their originals are doomed when nothing else is made from them. */
export async function forgetUploads(db: Db, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await inTransaction(db, async (trx) => {
    const forgotten = await trx
      .deleteFrom("uploads")
      .where("url", "in", [...urls])
      .where("doomed_at", "is not", null)
      .returning("url")
      .execute();
    if (forgotten.length > 0)
      await forgetOriginals(
        trx,
        forgotten.map(({ url }) => url),
      );
  });
}
