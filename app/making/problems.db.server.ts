import type { Db } from "#platform/database/db.ts";

/** Of each maker, whatever link they have. */
const mostPhotos = 10;
const hour = 60 * 60_000;

/** May a maker send another photo? Within a transaction those of one maker wait here for each other. */
export async function mayTakePhoto(db: Db, artisanId: string, now: Date): Promise<boolean> {
  await db
    .selectFrom("maker_links")
    .select("artisan_id")
    .where("artisan_id", "=", artisanId)
    .forUpdate()
    .execute();
  const { count } = await db
    .selectFrom("lot_notes")
    .innerJoin("lot_parts", "lot_parts.id", "lot_notes.part_id")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("lot_parts.artisan_id", "=", artisanId)
    .where("said_by", "=", "maker")
    .where("photo", "is not", null)
    .where("said_at", ">", new Date(now.getTime() - hour))
    .executeTakeFirstOrThrow();
  return Number(count) < mostPhotos;
}

/** Where a note's photo lies among the shop's files; undefined where it has none, or is another maker's. */
export async function notePhoto(db: Db, noteId: string, artisanId?: string): Promise<string | undefined> {
  if (noteId.includes("\0")) return undefined;
  const found = await db
    .selectFrom("lot_notes")
    .innerJoin("lot_parts", "lot_parts.id", "lot_notes.part_id")
    .select(["photo", "artisan_id"])
    .where("lot_notes.id", "=", noteId)
    .executeTakeFirst();
  const isTheirs = artisanId === undefined || found?.artisan_id === artisanId;
  return isTheirs ? found?.photo?.replace(/^\/files\//, "") : undefined;
}
