import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

export interface Pieces {
  id: string;
  /** Null for pieces of the product itself. */
  variantId: string | null;
  quantity: number;
}

/**
 * Takes pieces from counted stock; at zero the product, or the variant, is out of stock (ORDER-18). The rows
 * are locked already.
 */
export async function takeStock(trx: Trx, taken: readonly Pieces[]): Promise<void> {
  for (const statement of stockTakings(taken)) await statement.execute(trx);
}

/**
 * The statements of `takeStock`, for one that does more; each ends in conditions, to which another can be
 * added.
 */
export const stockTakings = (taken: readonly Pieces[]): RawBuilder<unknown>[] =>
  perTable(taken).map(
    ({ table, id, pieces }) => sql`
      update ${table} set
        stock_count = ${table}.stock_count - taken.quantity,
        in_stock = ${table}.in_stock and ${table}.stock_count > taken.quantity
      from ${asRows(pieces)} as taken (id text, "variantId" text, quantity integer)
      where ${table}.id = taken.${id} and ${table}.stock_count is not null`,
  );

/**
 * Puts pieces back into counted stock; what had run out is for sale again, and what is made to order, which
 * never runs out, stays closed if its owner closed it. Rows are locked in id order. What is gone or no longer
 * counted stays as it is.
 */
export async function giveStockBack(trx: Trx, given: readonly Pieces[]): Promise<void> {
  if (given.length === 0) return;
  const ids = given.map(({ id }) => id);
  await sql`select id from products where id = any(${ids}::text[]) order by id for no key update`.execute(
    trx,
  );
  for (const { table, id, pieces } of perTable(given))
    await sql`
      update ${table} set
        stock_count = ${table}.stock_count + given.quantity,
        in_stock = ${table}.in_stock or (${table}.stock_count = 0 and not product.made_to_order)
      from ${asRows(pieces)} as given (id text, "variantId" text, quantity integer)
      join products product on product.id = given.id
      where ${table}.id = given.${id} and ${table}.stock_count is not null`.execute(trx);
}

/** The pieces of products and those of variants, each with what names its row. */
const perTable = (pieces: readonly Pieces[]) =>
  [
    {
      table: sql.ref("products"),
      id: sql.ref("id"),
      pieces: pieces.filter(({ variantId }) => variantId === null),
    },
    {
      table: sql.ref("product_variants"),
      id: sql.ref("variantId"),
      pieces: pieces.filter(({ variantId }) => variantId !== null),
    },
  ].filter((each) => each.pieces.length > 0);

const asRows = (pieces: readonly Pieces[]) => sql`jsonb_to_recordset(${JSON.stringify(pieces)}::text::jsonb)`;

/** What is counted and for sale, each variant by itself; what is made to order has no last piece. */
export const lowPieces = (lowAt: number) => sql`
  select id as product_id, null::text as variant_id, name, null::text[] as values, stock_count as left
    from products
    where stock_count <= ${lowAt}::int and variants = 0 and not made_to_order and not hidden
      and (in_stock or stock_count = 0)
  union all
  select variant.product_id, variant.id, product.name, variant.values, variant.stock_count
    from product_variants variant join products product on product.id = variant.product_id
    where variant.stock_count <= ${lowAt}::int and not product.made_to_order and not product.hidden
      and (variant.in_stock or variant.stock_count = 0)`;
