import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { textIn } from "#values/text/form-text.ts";

const prices = /^(?:price|salePrice|variant-\d+-price)$/;

/** What a product's form would have it cost, in rupees: itself, in a sale and in each variant. */
const typedPrices = (form: FormData): number[] =>
  [...form]
    .filter(([name, value]) => prices.test(name) && typeof value === "string" && value.trim() !== "")
    .map(([, value]) => Number(String(value).replaceAll(/[₹,\s]/g, "")))
    .filter((price) => Number.isFinite(price));

/**
 * Would a form sell a product for half or less of what it costs at the least, or cost on the last day as far
 * as its history tells (TWOSTEP-21)? So that halving again and again is asked for, too.
 */
export async function givesAway(db: Kysely<Tables>, form: FormData, now: Date): Promise<boolean> {
  const typed = typedPrices(form);
  if (typed.length === 0) return false;
  const kept = await db
    .selectFrom("products")
    .select([
      sql<string | null>`least(price, case when sale_until <= ${now} then null else sale_price end,
        own_price_from)`.as("least"),
      costBefore(now).as("before"),
    ])
    .where("id", "=", textIn(form, "id"))
    .executeTakeFirst();
  if (!kept) return false;
  const lowest = Math.min(...typed);
  const least = Number(kept.least);
  return lowest < least && lowest <= Math.max(least, Number(kept.before)) / 2;
}

/** The highest price that its history names for the last day; what it was at the day's beginning, too. */
const costBefore = (now: Date) => {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const lines = sql`select (detail->>'price')::numeric as price from audit_log
    where entity = 'products' and entity_id = products.id and detail->>'price' ~ '^\\d+([.]\\d+)?$'`;
  return sql<string | null>`(select max(price) from (
    (${lines} and created_at > ${dayAgo})
    union all (${lines} and created_at <= ${dayAgo} order by created_at desc limit 1)) as told)`;
};
