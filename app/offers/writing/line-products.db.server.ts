import { type RawBuilder, sql } from "kysely";
import { optionText, variantPriceAt } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import { basePriceAt } from "#catalogue/price-at.ts";
import type { Collection } from "#catalogue/product.ts";
import { listPriceOf, type PriceRow } from "#catalogue/product-row.server.ts";
import { readSearch } from "#catalogue/search/read-search.db.server.ts";
import { askedSearch, matchesSearch, searchRanks } from "#catalogue/search/search-terms.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { mostLines } from "../offer.ts";
import type { LineProduct, MeantProduct } from "./line-product.ts";

interface LineProductRow extends PriceRow {
  id: string;
  name: string;
  sku: string | null;
  image: string | null;
  collection: Collection;
  hsn: string | null;
  tax_rate: string | null;
}

const mostFound = 12;

/** Products that match a text, for sale and hidden ones, the best find first. */
export async function findLineProducts(db: Db, typed: string, now: Date): Promise<LineProduct[]> {
  const text = cleanText(typed, 200);
  if (text === "") return [];
  const search = askedSearch(await readSearch(db, text));
  const best = sql.join(searchRanks(search).map((rank) => sql`${rank} desc`));
  return read(
    db,
    sql`where ${matchesSearch(search)} order by ${best}, sort_name, id limit ${mostFound}`,
    now,
  );
}

/** The products of these ids that are still there. */
export const lineProductsOf = async (db: Db, ids: readonly string[], now: Date): Promise<LineProduct[]> =>
  ids.length === 0 ? [] : read(db, sql`where id = any(${[...new Set(ids)]}::text[])`, now);

/**
 * Products that are called so, in either language or by their SKU, however large or small the letters are.
 * Signs are ignored ('A+' is 'A-') only where no product has the very name.
 */
export async function productsCalled(db: Db, names: readonly string[], now: Date): Promise<MeantProduct[]> {
  const asked = [...new Set(names)].filter((name) => name.trim() !== "").slice(0, mostLines);
  if (asked.length === 0) return [];
  const { rows } = await sql<{ name: string; id: string; exact: boolean }>`
    select asked.name, found.id, found.exact
    from unnest(${asked}::text[]) as asked (name), lateral (
      select id, lower(name) = lower(asked.name) as exact from products where sort_name = sort_key(asked.name)
      union all select id, true from products where lower(trim(sku)) = lower(asked.name)
      union all select record_id, true from translations
        where kind = 'product' and field = 'name' and lower(trim(text)) = lower(asked.name)) as found
    limit 200`.execute(db);
  const ids = rows.map(({ id }) => id);
  const products = await lineProductsOf(db, ids, now);
  return asked.flatMap((name) => {
    const found = rows.filter((row) => row.name === name);
    const exact = found.filter((row) => row.exact);
    const meant = new Set((exact.length > 0 ? exact : found).map(({ id }) => id));
    return products.filter(({ id }) => meant.has(id)).map((product) => ({ name, product }));
  });
}

async function read(db: Db, which: RawBuilder<unknown>, now: Date): Promise<LineProduct[]> {
  const { rows } = await sql<LineProductRow>`
    select id, name, nullif(trim(sku), '') as sku, images[1] as image, collection, hsn, tax_rate, price, sale_price, sale_from, sale_until,
      own_price_from, has_base_price
    from products ${which}`.execute(db);
  const choices = await optionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => lineProductOf(row, choices.get(row.id), now));
}

function lineProductOf(row: LineProductRow, choices: ProductChoices | undefined, now: Date): LineProduct {
  const listed = listPriceOf(row);
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    image: row.image,
    collection: row.collection,
    price: basePriceAt(listed, now).price,
    hsn: row.hsn,
    taxRate: row.tax_rate,
    variants: (choices?.variants ?? []).map((variant) => ({
      id: variant.id,
      text: optionText(choices?.options ?? [], variant.values),
      price: variantPriceAt(variant, listed, now).price,
    })),
  };
}

export interface FrozenProduct {
  id: string;
  name: string;
  sku: string | null;
  hsn: string | null;
  tax_rate: string | null;
}

export async function frozenProducts(db: Db, ids: readonly string[]): Promise<FrozenProduct[]> {
  const { rows } = await sql<FrozenProduct>`
    select id, name, nullif(trim(sku), '') as sku, hsn, tax_rate from products
    where id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}
