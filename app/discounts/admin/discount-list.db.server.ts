import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { Promotion } from "../promotion.ts";
import { type PromotionRow, promotionOf } from "../promotion-rows.server.ts";

type Db = Kysely<Tables>;

/** A line of the admin page's list. */
export interface AdminDiscount extends Promotion {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  uses: number;
  /** What the orders that got it came to. */
  sales: Paise;
}

interface ListedRow extends Selectable<Tables["promotions"]> {
  product_names: string[] | null;
  uses: number;
  sales: string;
}

/** Every discount, the newest first. A card order counts once it is paid. */
export async function listDiscounts(db: Db): Promise<AdminDiscount[]> {
  const { rows } = await sql<ListedRow>`
    select promotions.*, coalesce(uses.count, 0)::int as uses, coalesce(uses.sales, 0)::text as sales,
      case when scope = 'products' then (
        select array_agg(products.name order by products.name) from products where products.id = any (scope_words)
      ) end as product_names
    from promotions left join lateral (
      select count(*) filter (where state = 'used' or most_uses is not null) as count,
        sum(total_amount) filter (where state = 'used') as sales
      from promotion_uses join orders on orders.id = order_id
      where promotion_id = promotions.id and state <> 'given_back'
    ) uses on true
    order by promotions.id desc`.execute(db);
  return rows.map(({ product_names, uses, sales, ...row }) => ({
    ...promotionOf(row, product_names ?? []),
    ...{ active: row.active, startsAt: row.starts_at, endsAt: row.ends_at, mostUses: row.most_uses },
    ...{ uses, sales: paiseFromRupees(sales) },
  }));
}

/** A discount's whole row, with the addresses' ends of the products that it is for. */
export async function findDiscount(
  db: Db,
  id: string,
): Promise<{ row: PromotionRow; slugs: string[] } | undefined> {
  if (id.includes("\0")) return undefined;
  const row = await db.selectFrom("promotions").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  if (row.scope !== "products" || row.scope_words.length === 0) return { row, slugs: [] };
  const products = db.selectFrom("products").select("slug").where("id", "in", row.scope_words);
  return { row, slugs: (await products.orderBy("slug").execute()).map(({ slug }) => slug) };
}

/** The ids of products by what an owner calls them: the end of their address, their SKU or their name. */
export async function productsNamed(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    select distinct on (given.name) given.name, products.id
    from unnest(${[...names]}::text[]) as given (name) join products
      on products.slug = given.name or lower(products.sku) = lower(given.name) or lower(products.name) = lower(given.name)
    order by given.name, products.id`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
