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

/** Would a form sell a product for less than half of what it costs at the least (TWOSTEP-21)? */
export async function givesAway(db: Kysely<Tables>, form: FormData): Promise<boolean> {
  const typed = typedPrices(form);
  if (typed.length === 0) return false;
  const kept = await db
    .selectFrom("products")
    .select(sql<string | null>`least(price, sale_price, own_price_from)`.as("least"))
    .where("id", "=", textIn(form, "id"))
    .executeTakeFirst();
  return kept !== undefined && Math.min(...typed) < Number(kept.least) / 2;
}
