import { type Selectable, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { Promotion } from "../promotion.ts";
import { type PromotionRow, promotionOf } from "../promotion-rows.server.ts";
import type { NamedProduct } from "./which-products.ts";

/** A line of the admin page's list. */
export interface AdminDiscount extends Promotion {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  uses: number;
  /** It is for products all of which are deleted. */
  isForNothing: boolean;
  /** What the orders that got it came to. */
  sales: Paise;
}

interface ListedRow extends Selectable<Tables["promotions"]> {
  product_names: string[] | null;
  uses: number;
  sales: string;
}

/**
 * Every discount, the newest first, with all uses added up in one reading. A card order counts once it is
 * paid.
 */
export async function listDiscounts(db: Db): Promise<AdminDiscount[]> {
  const { rows } = await sql<ListedRow>`
    select promotions.*, coalesce(uses.sales, 0)::text as sales,
      coalesce(case when most_uses is null then uses.used else uses.taken end, 0)::int as uses,
      case when scope = 'products' then (
        select array_agg(products.name order by products.name) from products where products.id = any (scope_words)
      ) end as product_names
    from promotions left join (
      select promotion_id, count(*) as taken, count(*) filter (where state = 'used') as used,
        sum(coalesce(order_total, (select total_amount from orders where orders.id = order_id)))
          filter (where state = 'used') as sales
      from promotion_uses where state <> 'given_back' group by promotion_id
    ) uses on uses.promotion_id = promotions.id
    order by promotions.id desc`.execute(db);
  return rows.map(({ product_names, uses, sales, ...row }) => ({
    ...promotionOf(row, product_names ?? []),
    active: row.active,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    mostUses: row.most_uses,
    uses,
    sales: paiseFromRupees(sales),
    isForNothing: row.scope === "products" && product_names === null,
  }));
}

/** The products that a discount is for; those that are deleted have no address. */
export async function productsOf(
  db: Db,
  { scope, scope_words: words }: PromotionRow,
): Promise<{ id: string; slug: string | null }[]> {
  if (scope !== "products" || words.length === 0) return [];
  const found = await db
    .selectFrom("products")
    .select(["id", "slug"])
    .where("id", "in", words)
    .orderBy("slug")
    .execute();
  const deleted = words.filter((word) => !found.some((product) => product.id === word));
  return [...found, ...deleted.map((word) => ({ id: word, slug: null }))];
}

/** The products that may be meant by what an owner calls them: end of their address, SKU or name. */
export async function productsNamed(db: Db, names: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select distinct products.id, products.slug, products.sku, products.name
    from (select lower(name) as name from unnest(${[...names]}::text[]) as typed (name)) as given join products
      on products.slug = given.name or lower(products.sku) = given.name or lower(products.name) = given.name`.execute(
    db,
  );
  return rows;
}

/** Has any order had it? */
export async function hasUses(db: Db, id: string): Promise<boolean> {
  const use = await db
    .selectFrom("promotion_uses")
    .select("order_id")
    .where("promotion_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** How many uses of it were not given back. */
export const usesTaken = (id: string) =>
  sql<number>`(select count(*) from promotion_uses where promotion_id = ${id} and state <> 'given_back')`;
