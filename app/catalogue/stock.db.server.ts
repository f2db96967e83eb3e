import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ListPrice } from "./price-at.ts";
import { type Category, type Collection, countedOf, type LeadDays, leadOf } from "./product.ts";
import { listPriceOf, type PriceRow } from "./product-row.server.ts";

/** A product as an order freezes it, with what decides whether it can be sold, and at which price. */
export interface ProductForSale {
  id: string;
  name: string;
  collection: Collection;
  category: Category;
  listed: ListPrice;
  inStock: boolean;
  /** Pieces left; null when they are not counted. */
  stockCount: number | null;
  image: string | null;
  sku: string | null;
  artisan: string | null;
  hsn: string | null;
  /** Percent, as the column has it. */
  taxRate: string | null;
  /** For sale to admins alone. */
  hidden: boolean;
  /** Null for what is there already. */
  lead: LeadDays | null;
}

interface SaleRow extends PriceRow {
  id: string;
  name: string;
  collection: Collection;
  category: Category;
  in_stock: boolean;
  stock_count: number | null;
  image: string | null;
  sku: string | null;
  artisan: string | null;
  hsn: string | null;
  tax_rate: string | null;
  hidden: boolean;
  made_to_order: boolean;
  lead_days_from: number | null;
  lead_days_to: number | null;
}

/**
 * The products with these ids, for sale. Those with counted stock are locked in id order until the
 * transaction ends, so that two buyers never take the same piece; the others stay free, so that buyers of one
 * product do not queue.
 */
export async function lockForSale(
  trx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ProductForSale[]> {
  const { rows } = await sql<SaleRow>`
    with counted as materialized (
      select id, price, sale_price, sale_from, sale_until, in_stock, stock_count from products
      where id = any(${ids}::text[]) and stock_count is not null and not made_to_order
      order by id for no key update
    )
    select p.id, p.name, p.collection, p.category, (case when c.id is null then p.price else c.price end) as price,
      (case when c.id is null then p.sale_price else c.sale_price end) as sale_price,
      (case when c.id is null then p.sale_from else c.sale_from end) as sale_from,
      (case when c.id is null then p.sale_until else c.sale_until end) as sale_until,
      coalesce(c.in_stock, p.in_stock) as in_stock, coalesce(c.stock_count, p.stock_count) as stock_count,
      p.images[1] as image, p.sku, p.artisan, p.hsn, p.tax_rate, p.hidden,
      p.made_to_order, p.lead_days_from, p.lead_days_to
    from products p left join counted c on c.id = p.id
    where p.id = any(${ids}::text[])`.execute(trx);
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, collection: row.collection, category: row.category },
    ...{ image: row.image, sku: row.sku, artisan: row.artisan, hsn: row.hsn, taxRate: row.tax_rate },
    listed: listPriceOf(row),
    inStock: row.in_stock,
    stockCount: countedOf(row),
    hidden: row.hidden,
    lead: leadOf(row),
  }));
}

export interface Pieces {
  id: string;
  quantity: number;
}

/**
 * Takes pieces from counted stock; at zero the product is out of stock (ORDER-18). The rows are locked
 * already.
 */
export async function takeStock(trx: Transaction<Tables>, taken: readonly Pieces[]): Promise<void> {
  if (taken.length > 0) await stockTaking(taken).execute(trx);
}

/**
 * The statement of `takeStock`, for one that does more; it ends in conditions, to which another can be added.
 */
export const stockTaking = (taken: readonly Pieces[]): RawBuilder<unknown> => sql`
  update products set
    stock_count = stock_count - taken.quantity,
    in_stock = in_stock and stock_count > taken.quantity
  from jsonb_to_recordset(${JSON.stringify(taken)}::text::jsonb) as taken (id text, quantity integer)
  where products.id = taken.id and stock_count is not null`;

/**
 * Puts pieces back into counted stock; a product that had run out is for sale again, and
 * one that is made to order, which never runs out, stays closed if its owner closed it. Rows are locked in id
 * order. Products that are gone or no longer counted stay as they are.
 */
export async function giveStockBack(trx: Transaction<Tables>, given: readonly Pieces[]): Promise<void> {
  if (given.length === 0) return;
  const ids = given.map(({ id }) => id);
  await sql`select id from products where id = any(${ids}::text[]) order by id for no key update`.execute(
    trx,
  );
  await sql`
    update products set
      stock_count = stock_count + given.quantity,
      in_stock = in_stock or (stock_count = 0 and not made_to_order)
    from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as given (id text, quantity integer)
    where products.id = given.id and stock_count is not null`.execute(trx);
}
