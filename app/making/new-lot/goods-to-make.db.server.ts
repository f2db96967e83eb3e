import { sql } from "kysely";
import { optionTexts } from "#catalogue/options/variants.db.server.ts";
import { readSearch } from "#catalogue/search/read-search.db.server.ts";
import { askedSearch, matchesSearch, searchRanks } from "#catalogue/search/search-terms.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/** A product of which a lot can be begun. */
export interface GoodsFound {
  id: string;
  name: string;
  sku: string | null;
  picture: string | null;
}

export interface ChosenGoods extends GoodsFound {
  options: readonly { id: string; text: string }[];
}

const mostFound = 24;
const columns = sql`id, name, nullif(trim(sku), '') as sku, images[1] as picture`;

/** Products that match a text, for sale and hidden ones; without a text those that were changed last. */
export async function findGoods(db: Db, text: string): Promise<GoodsFound[]> {
  if (text === "") {
    const { rows } = await sql<GoodsFound>`
      select ${columns} from products order by updated_at desc, id limit ${mostFound}`.execute(db);
    return rows;
  }
  const search = askedSearch(await readSearch(db, text));
  const best = sql.join(searchRanks(search).map((rank) => sql`${rank} desc`));
  const { rows } = await sql<GoodsFound>`
    select ${columns} from products where ${matchesSearch(search)}
    order by ${best}, sort_name, id limit ${mostFound}`.execute(db);
  return rows;
}

/** A product with its options to choose from; null for an id that is none. */
export async function chosenGoods(db: Db, id: string): Promise<ChosenGoods | null> {
  if (id === "" || id.includes("\0")) return null;
  const { rows } = await sql<GoodsFound>`select ${columns} from products where id = ${id}`.execute(db);
  const [goods] = rows;
  if (!goods) return null;
  const { rows: options } = await sql<{ id: string; text: string }>`
    select id, text from product_variants join ${optionTexts} as said using (id)
    where product_id = ${id} order by text limit 500`.execute(db);
  return { ...goods, options };
}
