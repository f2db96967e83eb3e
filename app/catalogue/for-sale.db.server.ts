import { sql } from "kysely";
import { ask, type DatabaseQuestion, question } from "#platform/database/ask-together.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type Given, preparedQuery } from "#platform/database/server/prepared.server.ts";
import type { Paise } from "#values/money/money.ts";
import type { PersonalField } from "./options/personal.ts";
import { optionText, type Variant } from "./options/variant.ts";
import { optionsOf, type ProductChoices, personalFieldsOf } from "./options/variants.db.server.ts";
import type { ListPrice } from "./price-at.ts";
import { type Category, type Collection, countedOf, type LeadDays, leadOf } from "./product.ts";
import { listPriceOf, noVariants, type PriceRow } from "./product-row.server.ts";

/**
 * A product as an order freezes it, or one of its variants where it has any, with what decides whether it can
 * be sold, and at which price.
 */
export interface ProductForSale {
  id: string;
  /** Null where there is nothing to choose, as its text; its key is then missing. */
  variantId: string | null;
  variant?: string;
  optionText: string | null;
  /** What can be written on it. */
  personal: readonly PersonalField[];
  name: string;
  collection: Collection;
  category: Category;
  listed: ListPrice;
  /** Of the variant, which knows no sale; null for the product's. */
  ownPrice: Paise | null;
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
  /** Is it taken back though it is sound? */
  returnable: boolean;
}

export interface SaleRow extends Omit<PriceRow, "own_price_from" | "has_base_price"> {
  id: string;
  variants: number;
  personal: unknown;
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
  returnable: boolean;
  made_to_order: boolean;
  lead_days_from: number | null;
  lead_days_to: number | null;
}

/**
 * The products with these ids, for sale, each as many times as it has variants. Those whose pieces are
 * counted are locked in id order until the transaction ends, so that two buyers never take the same piece;
 * the others stay free, so that buyers of one product do not queue. A product's row guards its variants,
 * which are read once it is locked.
 */
export const lockForSale = async (trx: Trx, ids: readonly string[]): Promise<ProductForSale[]> =>
  withVariants(trx, await ask(trx, lockingForSale(trx, ids)));

/**
 * Locks these products for sale; `withVariants` reads from their rows what is sold. The ids stand in a query
 * of their own: its plan is reused, where that of a list's values is made anew for each order.
 */
export const lockingForSale = (db: Db, ids: readonly string[]): DatabaseQuestion<readonly SaleRow[]> =>
  question(saleRows(db, { ids }), (rows) => rows);

const saleRows = preparedQuery(
  (_, given: Given<{ ids: readonly string[] }>) => sql<SaleRow>`
    with counted as materialized (
      select id, price, sale_price, sale_from, sale_until, in_stock, stock_count, variants from products
      where id = any(array(select unnest(${given("ids")}::text[]))) and not made_to_order and (stock_count is not null or exists (
        select from product_variants where product_id = products.id and product_variants.stock_count is not null))
      order by id for no key update
    )
    select p.id, p.name, p.collection, p.category, (case when c.id is null then p.price else c.price end) as price,
      (case when c.id is null then p.sale_price else c.sale_price end) as sale_price,
      (case when c.id is null then p.sale_from else c.sale_from end) as sale_from,
      (case when c.id is null then p.sale_until else c.sale_until end) as sale_until,
      (case when c.id is null then p.stock_count else c.stock_count end) as stock_count,
      coalesce(c.in_stock, p.in_stock) as in_stock, coalesce(c.variants, p.variants) as variants,
      p.images[1] as image, p.sku, p.artisan, p.hsn, p.tax_rate, p.hidden, p.personal,
      p.made_to_order, p.lead_days_from, p.lead_days_to, p.returnable
    from products p left join counted c on c.id = p.id
    where p.id = any(array(select unnest(${given("ids")}::text[])))`,
);

/** What is sold of locked products: each of their variants, or itself where it has none. */
export async function withVariants(trx: Trx, rows: readonly SaleRow[]): Promise<ProductForSale[]> {
  const choices = await optionsOf(
    trx,
    rows.filter(({ variants }) => variants > 0).map(({ id }) => id),
  );
  return rows.flatMap((row) => (row.variants > 0 ? variantsOf(row, choices.get(row.id)) : [wholeOf(row)]));
}

const wholeOf = (row: SaleRow): ProductForSale => ({
  id: row.id,
  name: row.name,
  collection: row.collection,
  category: row.category,
  image: row.image,
  sku: row.sku,
  artisan: row.artisan,
  hsn: row.hsn,
  taxRate: row.tax_rate,
  variantId: null,
  optionText: null,
  ownPrice: null,
  personal: personalFieldsOf(row.personal),
  listed: listPriceOf({ ...row, ...noVariants }),
  inStock: row.in_stock,
  stockCount: countedOf(row),
  hidden: row.hidden,
  lead: leadOf(row),
  returnable: row.returnable,
});

const variantsOf = (row: SaleRow, choices: ProductChoices | undefined): ProductForSale[] =>
  (choices?.variants ?? []).map((variant) => ({
    ...wholeOf(row),
    variantId: variant.id,
    variant: variant.key,
    ownPrice: variant.ownPrice,
    optionText: optionText(choices?.options ?? [], variant.values),
    inStock: variant.inStock,
    ...ownFacts(variant, row),
    stockCount: countedOf({ stock_count: variant.stockCount, made_to_order: row.made_to_order }),
  }));

/** What a variant leaves blank is its product's. */
const ownFacts = ({ sku, picture }: Variant, row: SaleRow) => ({
  sku: sku ?? row.sku,
  image: picture ?? row.image,
});
