import { sql } from "kysely";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db } from "#platform/database/db.ts";

const batch = 250;

/** How many products have a page. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select coalesce(sum(shown), 0)::int as products from shelves`.execute(db);
  return rows[0]?.products ?? 0;
}

/**
 * The addresses of `most` products beyond the first `skipped`, with when they changed and their pictures,
 * some hundred at a time.
 */
export async function* productAddresses(db: Db, skipped: number, most: number) {
  const list = db.selectFrom("products").where(isShown()).orderBy("slug");
  const last = await list
    .select("slug")
    .offset(Math.max(0, skipped - 1))
    .limit(1)
    .executeTakeFirst();
  let after = skipped > 0 ? last?.slug : "";
  for (let left = most; left > 0 && after !== undefined; left -= batch) {
    const rows = await list
      .select(["slug", "updated_at", "images", "rating_count"])
      .where("slug", ">", after)
      .limit(Math.min(left, batch))
      .execute();
    yield rows;
    after = rows.length < batch ? undefined : rows.at(-1)?.slug;
  }
}
