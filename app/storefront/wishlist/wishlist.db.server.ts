import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { longestWishlist, type Wishlist } from "./wishlist.ts";

type Owner = Pick<Actor, "id">;

/** What an account has put aside, newest first. */
export async function wishlistOf(db: Db, owner: Owner): Promise<Wishlist> {
  const rows = await db
    .selectFrom("wishlist_items")
    .select("product_id")
    .where("profile_id", "=", owner.id)
    .orderBy("created_at", "desc")
    .orderBy("product_id")
    .limit(longestWishlist)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/**
 * Puts products aside for an account, the first one in front. Ids that name no product of the shop are left
 * out, those that are there already keep their place, and the oldest leave a full list.
 */
export async function addWishlistItems(db: Db, owner: Owner, ids: Wishlist, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(db, async (trx) => {
    const named = trx.selectFrom("products").select("id").where("id", "in", ids).where(isShown());
    const found = await named.execute();
    const known = new Set(found.map(({ id }) => id));
    const rows = ids
      .filter((id) => known.has(id))
      .map((id, place) => ({
        profile_id: owner.id,
        product_id: id,
        // A millisecond apart, so that a merged list keeps its order.
        created_at: new Date(now.getTime() - place),
      }));
    if (rows.length === 0) return;
    await trx
      .insertInto("wishlist_items")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      delete from wishlist_items where profile_id = ${owner.id} and product_id in (
        select product_id from wishlist_items where profile_id = ${owner.id}
        order by created_at desc, product_id offset ${longestWishlist})`.execute(trx);
  });
}

export async function removeWishlistItem(db: Db, owner: Owner, id: string): Promise<void> {
  await db
    .deleteFrom("wishlist_items")
    .where("profile_id", "=", owner.id)
    .where("product_id", "=", id)
    .execute();
}
