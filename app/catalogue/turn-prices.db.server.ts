import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { productsAtOnce } from "./list/shop-path.ts";
import { priceAt } from "./price-at.ts";
import { listPriceOf, type PriceRow, priceColumns } from "./product-row.server.ts";

/**
 * Brings the prices that lists filter and sort by up to a moment, where a sale has begun or ended or its
 * owner has changed it. What somebody else is writing is left for the next time.
 */
export async function turnPrices(db: Db, moment: Date): Promise<void> {
  let turned = productsAtOnce;
  while (turned === productsAtOnce) turned = await inTransaction(db, (trx) => turnSome(trx, moment));
}

/** How many were turned. */
async function turnSome(trx: Trx, moment: Date): Promise<number> {
  const { rows } = await sql<PriceRow & { id: string }>`
    select id, ${sql.join(priceColumns.map((column) => sql.ref(column)))} from products where price_turns_at <= ${moment}
    order by id limit ${productsAtOnce} for no key update skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  const turned = rows.map((row) => {
    const { price, priceUntil } = priceAt(listPriceOf(row), moment);
    return { id: row.id, price_now: rupeesColumn(price), price_turns_at: priceUntil ?? null };
  });
  await sql`
    update products set price_now = turned.price_now, price_turns_at = turned.price_turns_at
    from jsonb_to_recordset(${JSON.stringify(turned)}::text::jsonb)
      as turned (id text, price_now numeric, price_turns_at timestamptz)
    where products.id = turned.id`.execute(trx);
  return rows.length;
}

/** When the price of any product turns next: in the past where one has yet to be looked at. */
export const nextTurn = sql<Date | null>`(
  select price_turns_at from products where price_turns_at is not null order by price_turns_at limit 1)`;

/** Lists turn prices themselves when they are read; this is for those who read the table otherwise. */
export const turnPricesJob = ({ db, now }: Pick<Services, "db" | "now">): Job => ({
  name: "sale-prices",
  everySeconds: 60,
  run: () => turnPrices(db, now()),
});
