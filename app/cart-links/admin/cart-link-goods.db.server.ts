import { sql } from "kysely";
import { optionText } from "#catalogue/options/variant.ts";
import { optionsOf, personalFieldsOf } from "#catalogue/options/variants.db.server.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import { readSearch } from "#catalogue/search/read-search.db.server.ts";
import { askedSearch, matchesSearch, searchRanks } from "#catalogue/search/search-terms.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/** A product that a link can name. */
export interface LinkGoods {
  id: string;
  name: string;
  slug: string;
  sku: string | null;
  picture: string | null;
}

export interface LinkGoodsWithOptions extends LinkGoods {
  options: readonly { key: string; text: string }[];
  /** Something has to be written on it: its buyer does that on its page. */
  asksText: boolean;
}

const mostFound = 12;
const columns = sql`id, name, slug, nullif(trim(sku), '') as sku, images[1] as picture`;

/** Products that a shopper sees and that match a text, the best find first. */
export async function findLinkGoods(db: Db, text: string): Promise<LinkGoods[]> {
  if (text === "") return [];
  const search = askedSearch(await readSearch(db, text));
  const best = sql.join(searchRanks(search).map((rank) => sql`${rank} desc`));
  const { rows } = await sql<LinkGoods>`
    select ${columns} from products where ${isShown()} and ${matchesSearch(search)}
    order by ${best}, sort_name, id limit ${mostFound}`.execute(db);
  return rows;
}

/** The products of these ids with what there is to choose, by their ids; without those that are gone. */
export async function linkGoodsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, LinkGoodsWithOptions>> {
  const asked = ids.filter((id) => !id.includes("\0"));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<LinkGoods & { personal: unknown }>`
    select ${columns}, personal from products where ${isShown()} and id = any(${asked}::text[])`.execute(db);
  const choices = await optionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ personal, ...goods }) => {
      const { options = [], variants = [] } = choices.get(goods.id) ?? {};
      const shown = variants.map(({ key, values }) => ({ key, text: optionText(options, values) }));
      const asksText = personalFieldsOf(personal).some(({ required }) => required);
      return [goods.id, { ...goods, options: shown, asksText }];
    }),
  );
}
