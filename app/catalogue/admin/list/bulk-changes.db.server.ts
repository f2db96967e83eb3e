import { sql, type Updateable } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The effect of marking a product in or out of stock. */
export interface Marking {
  changes: boolean;
  /** No mark puts it in stock: its pieces are counted, and none is left. */
  staysOut: boolean;
}

interface Marked {
  id: string;
  variants: number;
}

/**
 * The effect of the mark on locked products with variants, by their ids: all their variants get it but
 * counted ones of which no piece is left.
 */
export async function variantsToMark(
  trx: Trx,
  products: readonly Marked[],
  inStock: boolean,
): Promise<Map<string, Marking>> {
  const ids = products.filter(({ variants }) => variants > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Marking & { id: string }>`
    select product_id as id, bool_or(v.in_stock <> ${inStock} and ${canBe(inStock)}) as changes,
      not bool_or(${canBe(inStock)}) as "staysOut"
    from product_variants as v join products on products.id = product_id
    where product_id = any(${ids}::text[]) group by product_id`.execute(trx);
  return new Map(rows.map(({ id, ...marking }) => [id, marking]));
}

const canBe = (inStock: boolean) =>
  inStock ? sql`(made_to_order or coalesce(v.stock_count, 1) > 0)` : sql`true`;

/** Marks the variants of some locked products, as `variantsToMark` says. */
export async function markVariants(trx: Trx, ids: readonly string[], inStock: boolean): Promise<void> {
  await sql`update product_variants as v set in_stock = ${inStock}, version = v.version + 1 from products
    where products.id = product_id and product_id = any(${ids}::text[]) and v.in_stock <> ${inStock}
      and ${canBe(inStock)}`.execute(trx);
}

/** Locked in id order, so that two writers never wait for each other. */
export const lockProducts = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom("products")
    .select([
      "id",
      "name",
      "in_stock",
      "stock_count",
      "made_to_order",
      "variants",
      "featured",
      "hidden",
      "collection",
      "images",
      "og_image_url",
    ])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy("id")
    .forUpdate()
    .execute();

/** The stock of a product with variants follows from these, whatever is written here. */
export async function changeRows(
  trx: Trx,
  ids: readonly string[],
  change: Updateable<Tables["products"]>,
): Promise<void> {
  await trx
    .updateTable("products")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "in", [...ids])
    .execute();
}

export async function deleteRows(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("products")
    .where("id", "in", [...ids])
    .execute();
}
