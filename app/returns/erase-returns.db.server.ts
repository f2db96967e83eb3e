import { sql } from "kysely";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";

const upiDays = 30;
const photoDays = 180;

/** Of a row of `return_requests`: when it was over; null while it is open. */
const closedAt = sql<Date>`coalesce(settled_at, declined_at, withdrawn_at)`;

/** Erases what the buyers of these orders wrote and sent about what they returned. */
export async function eraseReturns(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await doomPhotos(trx, sql`order_id = any(${[...orderIds]}::text[])`);
  await trx
    .updateTable("return_requests")
    .set({ comment: null, wished_variant: null, upi_id: null, decline_words: null, settle_words: null })
    .set({ actor_id: null })
    .where("order_id", "in", [...orderIds])
    .execute();
}

/** UPI IDs 30 days after a return was over, its photos after 180 (RETURN-11). */
export const eraseOldReturns = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable("return_requests")
      .set({ upi_id: null })
      .where("upi_id", "is not", null)
      .where(closedAt, "<", daysBefore(now, upiDays))
      .execute();
    await doomPhotos(trx, sql`${closedAt} < ${daysBefore(now, photoDays)}`);
  });

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60_000);

/** The files go after the commit, or at the next sweep. */
async function doomPhotos(trx: Trx, of: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ photos: string[] }>`
    with held as (
      select id, photos from return_requests where cardinality(photos) > 0 and ${of} for update
    )
    update return_requests set photos = '{}' from held
    where held.id = return_requests.id returning held.photos`.execute(trx);
  await doomPictures(
    trx,
    rows.flatMap(({ photos }) => photos),
  );
}

/** Erases once an hour what became due since. */
export const eraseReturnsJob = ({ db, now }: Pick<Services, "db" | "now">): Job => ({
  name: "erase-returns",
  everySeconds: 60 * 60,
  run: () => eraseOldReturns(db, now()),
});
