import { type RawBuilder, sql } from "kysely";
import { gramsOf } from "#orders/shipments/grams-of.ts";
import type { Box, ParcelPieces } from "#orders/shipments/shipment.ts";
import type { Db } from "#platform/database/db.ts";

/**
 * What these pieces weigh by their products or variants, in grams; null when one of them does not say. The
 * box and its paper come on top of it.
 */
export async function weightOf(db: Db, pieces: readonly ParcelPieces[]): Promise<number | null> {
  const ids = pieces.map(({ orderItemId }) => orderItemId);
  return gramsIn(pieces, await gramsWhere(db, sql<boolean>`order_items.id = any(${ids}::text[])`));
}

/** What a piece of each of an order's lines weighs, as far as its product or variant says it. */
export const gramsOfLines = (db: Db, orderId: string): Promise<LineGrams> =>
  gramsWhere(db, sql<boolean>`order_items.order_id = ${orderId}`);

type LineGrams = ReadonlyMap<string, number | undefined>;

async function gramsWhere(db: Db, which: RawBuilder<boolean>): Promise<LineGrams> {
  const rows = await db
    .selectFrom("order_items")
    .leftJoin("products", "products.id", "order_items.product_id")
    .leftJoin("product_variants", "product_variants.id", "order_items.variant_id")
    .select(["order_items.id", "products.weight as weight", "product_variants.weight as own"])
    .where(which)
    .execute();
  return new Map(rows.map(({ id, weight, own }) => [id, gramsOf(own) ?? gramsOf(weight)]));
}

/** Null when one of the pieces does not say what it weighs. */
export function gramsIn(pieces: readonly ParcelPieces[], grams: LineGrams): number | null {
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

/** Gives these packed parcels what was typed for all of them; what was not typed stays. */
export async function measureDrafts(
  db: Db,
  parcelIds: readonly string[],
  { weightGrams, box }: { weightGrams: number | null; box: Box | null },
): Promise<void> {
  if (parcelIds.length === 0 || (weightGrams === null && box === null)) return;
  await db
    .updateTable("shipments")
    .$if(weightGrams !== null, (parcel) => parcel.set({ weight_grams: weightGrams }))
    .$if(box !== null, (parcel) =>
      parcel.set({ length_cm: box?.lengthCm, width_cm: box?.widthCm, height_cm: box?.heightCm }),
    )
    .set({ version: sql`version + 1` })
    .where("id", "in", parcelIds)
    .where("state", "=", "draft")
    .execute();
}
