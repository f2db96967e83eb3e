import { sql } from "kysely";
import { mostPictures } from "#catalogue/admin/form/product-answer.ts";
import { giveVariantsPicture, setPictures } from "#catalogue/admin/product-writes.db.server.ts";
import { mostTries, waitAfter } from "#pictures/foreign/fetch-in-turn.server.ts";
import { claimUploads } from "#pictures/uploads.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { keptProblems } from "./kept-problems.ts";

/** A picture that is this job's to fetch for a while. */
export interface ClaimedPicture {
  id: string;
  productId: string;
  url: string;
  tries: number;
  /** How often it was begun since the last answer, this time included. */
  claims: number;
  actorId: string | null;
  /** It stands in the description alone. */
  isInText: boolean;
}

/** Longer than a fetch and a decoding may take. */
const claimSeconds = 180;

/**
 * Takes the picture that is due longest, so that no other copy of the shop fetches it; who is killed
 * meanwhile has only put it off.
 */
export async function claimPicture(db: Db, now: Date): Promise<ClaimedPicture | undefined> {
  const { rows } = await sql<ClaimedPicture>`
    update import_pictures set due_at = ${now}::timestamptz + ${sql.lit(`${claimSeconds} seconds`)}::interval,
      claims = claims + 1
    where id = (select id from import_pictures where state = 'waiting' and due_at <= ${now}
      order by due_at, id limit 1 for update skip locked)
    returning id, product_id as "productId", url, tries, claims, actor_id as "actorId",
      is_in_text as "isInText"`.execute(db);
  return rows[0];
}

/** Forgets a picture that is none of its product's. */
export const leaveOut = (db: Db, id: string) =>
  db.deleteFrom("import_pictures").where("id", "=", id).execute();

/** Puts a picture off to its next try, or gives it up with the message for its owner. */
export async function noteProblem(
  db: Db,
  { id, tries: before }: Pick<ClaimedPicture, "id" | "tries">,
  { problem, isFinal }: { problem: string; isFinal: boolean },
  now: Date,
): Promise<void> {
  const tries = before + 1;
  const isOver = isFinal || tries >= mostTries;
  const next = { due_at: new Date(now.getTime() + waitAfter(tries) * 1000) };
  await db
    .updateTable("import_pictures")
    .set({ tries, claims: 0, ...(isOver ? { state: "failed", problem } : next) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Counts a claim for nothing that came to no end through no fault of the picture; it ends by itself. */
export const giveBackPicture = (db: Db, { id, claims }: ClaimedPicture) =>
  db
    .updateTable("import_pictures")
    .set({ claims: claims - 1 })
    .where("id", "=", id)
    .execute();

/**
 * Hangs a stored picture with its product, at its place among those of the import that are there, and with
 * its variants. What is wrong where it can't be hung; the upload is swept then.
 */
export async function hangPicture(
  trx: Trx,
  { id, productId }: ClaimedPicture,
  url: string,
): Promise<"hung" | "full" | "gone" | "done"> {
  const product = await trx
    .selectFrom("products")
    .select(["images", "image_alt_texts"])
    .where("id", "=", productId)
    .forUpdate()
    .executeTakeFirst();
  const picture = await trx
    .selectFrom("import_pictures")
    .select(["alt", "position", "variant_keys", "state"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!product || !picture) return "gone";
  if (picture.state !== "waiting") return "done";
  if (product.images.length >= mostPictures) return "full";
  if ((await claimUploads(trx, [url])).length > 0) return "gone";
  const before = await trx
    .selectFrom("import_pictures")
    .select("stored_url")
    .where("product_id", "=", productId)
    .where("position", ">", picture.position)
    .where("stored_url", "in", product.images.length > 0 ? product.images : [""])
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  const place = before?.stored_url ? product.images.indexOf(before.stored_url) : product.images.length;
  const alts = product.images.map((_, at) => product.image_alt_texts[at] ?? "");
  await setPictures(trx, productId, {
    images: product.images.toSpliced(place, 0, url),
    alts: alts.toSpliced(place, 0, picture.alt),
  });
  await giveVariantsPicture(trx, productId, { keys: picture.variant_keys, url });
  await trx
    .updateTable("import_pictures")
    .set({ state: "fetched", stored_url: url })
    .where("id", "=", id)
    .execute();
  return "hung";
}

export interface PicturesProgress {
  waiting: number;
  fetched: number;
  failed: { id: string; url: string; problem: string; productId: string; product: string }[];
  failedCount: number;
}

const mostListed = 200;

/** How far the pictures of all imports are. */
export async function picturesProgress(db: Db): Promise<PicturesProgress> {
  const counts = await db
    .selectFrom("import_pictures")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const count = (of: string) => Number(counts.find(({ state }) => state === of)?.count ?? 0);
  const failed = await db
    .selectFrom("import_pictures as picture")
    .innerJoin("products", "products.id", "picture.product_id")
    .select([
      "picture.id",
      "picture.url",
      "picture.problem",
      "products.id as productId",
      "products.name as product",
    ])
    .where("picture.state", "=", "failed")
    .orderBy("products.sort_name")
    .orderBy("picture.position")
    .limit(mostListed)
    .execute();
  return {
    waiting: count("waiting"),
    fetched: count("fetched"),
    failedCount: count("failed"),
    failed: failed.map((row) => ({ ...row, problem: row.problem ?? keptProblems.silent })),
  };
}

/** Lets one picture, or all that failed, be tried anew. How many. */
export async function retryPictures(db: Db, id: string | null, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("import_pictures")
    .set({ state: "waiting", problem: null, tries: 0, claims: 0, due_at: now })
    .where("state", "=", "failed")
    .$if(id !== null, (some) => some.where("id", "=", id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
