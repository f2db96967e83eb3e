import { sql } from "kysely";
import { gramsOf } from "#orders/shipments/grams-of.ts";
import type { Box, ParcelPieces } from "#orders/shipments/shipment.ts";
import type { Db } from "#platform/database/db.ts";

/**
 * What these pieces weigh by their products or variants, in grams; null when one of them does not say. The
 * box and its paper come on top of it.
 */
export async function weightOf(db: Db, pieces: readonly ParcelPieces[]): Promise<number | null> {
  const rows = await db
    .selectFrom("order_items")
    .leftJoin("products", "products.id", "order_items.product_id")
    .leftJoin("product_variants", "product_variants.id", "order_items.variant_id")
    .select(["order_items.id", "products.weight as weight", "product_variants.weight as own"])
    .where(sql<boolean>`order_items.id = any(${pieces.map(({ orderItemId }) => orderItemId)}::text[])`)
    .execute();
  const grams = new Map(rows.map(({ id, weight, own }) => [id, gramsOf(own) ?? gramsOf(weight)]));
  let weight = 0;
  for (const { orderItemId, quantity } of pieces) {
    const each = grams.get(orderItemId);
    if (each === undefined) return null;
    weight += each * quantity;
  }
  return weight > 0 ? weight : null;
}

/** The box that was used last: shops have few. */
export async function lastBox(db: Db): Promise<Box | null> {
  const row = await db
    .selectFrom("shipments")
    .select(["length_cm as lengthCm", "width_cm as widthCm", "height_cm as heightCm"])
    .where("length_cm", "is not", null)
    .where("direction", "=", "out")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.lengthCm && row.widthCm && row.heightCm
    ? { lengthCm: row.lengthCm, widthCm: row.widthCm, heightCm: row.heightCm }
    : null;
}

/** Gives those of these packed parcels that have no box the one that was used last, where there is one. */
export async function giveLastBox(db: Db, parcelIds: readonly string[]): Promise<void> {
  const box = await lastBox(db);
  if (!box || parcelIds.length === 0) return;
  await db
    .updateTable("shipments")
    .set({
      length_cm: box.lengthCm,
      width_cm: box.widthCm,
      height_cm: box.heightCm,
      version: sql`version + 1`,
    })
    .where("id", "in", parcelIds)
    .where("state", "=", "draft")
    .where("length_cm", "is", null)
    .execute();
}
