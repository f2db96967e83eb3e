import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { PictureKind } from "./foreign-pictures.ts";

/** A picture that could not be had, with its record as its owner knows it. */
export interface FailedForeign {
  id: string;
  kind: PictureKind;
  recordId: string;
  /** Of the product, the post or the artisan. */
  name: string;
  url: string;
  problem: string;
}

export interface ForeignProgress {
  waiting: number;
  fetched: number;
  failedCount: number;
  /** By name, at most 200. */
  failed: FailedForeign[];
}

const mostListed = 200;

const nameOf = sql<string>`coalesce(
  (select name from products where kind = 'product' and id = record_id),
  (select title from blog_posts where kind = 'post' and id = record_id),
  (select name from artisans where kind = 'artisan' and id = record_id), record_id)`;

/** How far the foreign pictures of such records are. */
export async function foreignProgress(db: Db, kinds: readonly PictureKind[]): Promise<ForeignProgress> {
  if (kinds.length === 0) return { waiting: 0, fetched: 0, failedCount: 0, failed: [] };
  const counts = await db
    .selectFrom("foreign_pictures")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .where("kind", "in", kinds)
    .groupBy("state")
    .execute();
  const count = (of: string) => Number(counts.find(({ state }) => state === of)?.count ?? 0);
  const rows = await db
    .selectFrom("foreign_pictures")
    .select(["id", "kind", "record_id as recordId", "url", "problem", nameOf.as("name")])
    .where("state", "=", "failed")
    .where("kind", "in", kinds)
    .orderBy("name")
    .orderBy("url")
    .limit(mostListed)
    .execute();
  const failed = rows.map((row) => ({ ...row, problem: row.problem ?? "" }));
  return { waiting: count("waiting"), fetched: count("fetched"), failedCount: count("failed"), failed };
}

/** Whose pictures could not be had, each once, at most 100. */
export async function recordsWithoutPictures(
  db: Db,
): Promise<Pick<FailedForeign, "kind" | "recordId" | "name">[]> {
  return db
    .selectFrom("foreign_pictures")
    .select(["kind", "record_id as recordId", nameOf.as("name")])
    .where("state", "=", "failed")
    .groupBy(["kind", "record_id"])
    .orderBy("name")
    .limit(100)
    .execute();
}
