import { type Kysely, type RawBuilder, sql } from "kysely";
import { optionText, variantPriceAt } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import { basePriceAt } from "#catalogue/price-at.ts";
import type { Collection } from "#catalogue/product.ts";
import { listPriceOf, type PriceRow } from "#catalogue/product-row.server.ts";
import { readSearch } from "#catalogue/search/read-search.db.server.ts";
import { matchesSearch, searchRanks } from "#catalogue/search/search-terms.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { cleanText } from "#values/text/clean-text.ts";
import type { LineProduct } from "./line-product.ts";

type Db = Kysely<Tables>;

interface LineProductRow extends PriceRow {
  id: string;
  name: string;
  sku: string | null;
  collection: Collection;
}

const mostFound = 12;

/** What an owner may mean by a text: products for sale and hidden ones, the best find first. */
export async function findLineProducts(db: Db, typed: string, now: Date): Promise<LineProduct[]> {
  const text = cleanText(typed, 200);
  if (text === "") return [];
  const search = await readSearch(db, text);
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

async function read(db: Db, which: RawBuilder<unknown>, now: Date): Promise<LineProduct[]> {
  const { rows } = await sql<LineProductRow>`
    select id, name, nullif(trim(sku), '') as sku, collection, price, sale_price, sale_from, sale_until,
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
    ...{ id: row.id, name: row.name, sku: row.sku, collection: row.collection },
    price: basePriceAt(listed, now).price,
    variants: (choices?.variants ?? []).map((variant) => ({
      id: variant.id,
      text: optionText(choices?.options ?? [], variant.values),
      price: variantPriceAt(variant, listed, now).price,
    })),
  };
}
