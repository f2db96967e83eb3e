import { sql } from "kysely";
import { optionTexts } from "#catalogue/options/variants.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/** What a lot keeps of the goods that it is made of; undefined where the shop has none such. */
export async function goodsToMake(
  db: Db,
  { productId, variantId }: { productId: string; variantId: string | null },
) {
  const product = await db
    .selectFrom("products")
    .select(["id", "name", "images", "variants"])
    .where("id", "=", productId)
    .executeTakeFirst();
  if (!product || (variantId === null) !== (product.variants === 0)) return undefined;
  const variant = variantId === null ? undefined : await variantOf(db, productId, variantId);
  if (variantId !== null && !variant) return undefined;
  return {
    product_id: product.id,
    variant_id: variantId,
    product_name: product.name,
    option_text: variant?.text ?? null,
    picture_url: product.images[0] ?? null,
  };
}

async function variantOf(db: Db, productId: string, id: string): Promise<{ text: string } | undefined> {
  const { rows } = await sql<{ text: string }>`
    select said.text from product_variants join ${optionTexts} as said using (id)
    where id = ${id} and product_id = ${productId}`.execute(db);
  return rows[0];
}

export type LineToMake = Awaited<ReturnType<typeof linesToMake>>[number];

/** The lines of an order that are made to order and have no lot, or one that was cancelled. */
export const linesToMake = (db: Db, orderId: string) =>
  db
    .selectFrom("order_items as item")
    .innerJoin("orders", "orders.id", "item.order_id")
    .leftJoin("lots", "lots.order_item_id", "item.id")
    .select([
      "item.id",
      "item.product_id",
      "item.variant_id",
      "item.product_name",
      "item.option_text",
      "item.picture_url",
      "item.personal",
      "item.quantity",
      "item.stock_taken",
      "orders.ready_by",
      "orders.ready_by_set_at",
      "lots.id as cancelled_lot",
    ])
    .where("item.order_id", "=", orderId)
    .where("item.product_id", "is not", null)
    .where("item.lead_days", "is not", null)
    .whereRef("item.quantity", ">", "item.stock_taken")
    .where((where) => where.or([where("lots.id", "is", null), where("lots.state", "=", "cancelled")]))
    .orderBy("item.id")
    .execute();
