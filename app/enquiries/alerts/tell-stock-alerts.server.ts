import { type Kysely, sql, type Transaction } from "kysely";
import { productPath } from "#catalogue/product.ts";
import { isShown } from "#catalogue/shown.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { queueMail } from "#platform/mail/sending/queue-mail.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { backInStockMail } from "./back-in-stock.email.ts";
import { stockAlertPath } from "./stock-alert.form.ts";

/** Who is told on one day of a product: so many times the pieces that are there (ENQUIRY-47). */
const perPiece = 3;
const windowMs = 24 * 60 * 60 * 1000;
/** Of one product in one transaction. */
const mostAtOnce = 100;

/** Can it be bought by everybody? */
const isBack = sql<boolean>`${isShown()} and in_stock and (made_to_order or coalesce(stock_count, 1) > 0)`;

/**
 * Writes to those who wait for products that can be bought. Whatever brought one back (a count, a mark, an
 * import, an order's pieces), it is noticed here. Returns how many were told.
 */
export async function tellStockAlerts(shop: MailServices, isStopped = () => false): Promise<number> {
  let told = 0;
  for (const id of await awaitedAndBack(shop.db)) {
    if (isStopped()) break;
    told += await inTransaction(shop.db, (trx) => tellOf(trx, shop, id));
  }
  if (told > 0) shop.sendMailSoon();
  return told;
}

async function awaitedAndBack(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where id in (select product_id from stock_alerts where state = 'waiting') and ${isBack}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The claim, the mails and the state are one transaction, and two copies of the shop take turns for a
 * product: whoever ends in between has told nobody, and nobody is told twice.
 */
async function tellOf(trx: Transaction<Tables>, shop: MailServices, id: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`stock-alerts ${id}`}))`.execute(trx);
  const product = await trx
    .selectFrom("products")
    .select(["name", "slug", "stock_count", "made_to_order"])
    .where("id", "=", id)
    .where(isBack)
    .executeTakeFirst();
  if (!product) return 0;
  const now = shop.now();
  const pieces = product.made_to_order ? null : product.stock_count;
  const room = pieces === null ? mostAtOnce : pieces * perPiece - (await toldSince(trx, id, now));
  const claimed = await claim(trx, id, Math.min(room, mostAtOnce), now);
  for (const { id: alertId, email, token, asked_at } of claimed) {
    const { origin, shop: facts } = shop.config;
    const links = { page: origin + productPath(product), stop: origin + stockAlertPath(token) };
    const mail = backInStockMail({ to: email, name: product.name, ...links }, facts);
    await queueMail(trx, mail, `back-in-stock:${alertId}:${asked_at.getTime()}`);
  }
  return claimed.length;
}

async function toldSince(trx: Transaction<Tables>, id: string, now: Date): Promise<number> {
  const { n } = await trx
    .selectFrom("stock_alerts")
    .select((count) => count.fn.countAll<number>().as("n"))
    .where("product_id", "=", id)
    .where("state", "=", "told")
    .where("changed_at", ">", new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whoever asked first is told first. What somebody stops at this moment is passed over. */
async function claim(trx: Transaction<Tables>, id: string, most: number, now: Date) {
  if (most <= 0) return [];
  const { rows } = await sql<{ id: string; email: string; token: string; asked_at: Date }>`
    update stock_alerts set state = 'told', changed_at = ${now}
    where state = 'waiting' and id in (
      select id from stock_alerts where product_id = ${id} and state = 'waiting'
      order by asked_at, id limit ${most} for update skip locked)
    returning id, email, token, asked_at`.execute(trx);
  return rows;
}

export const stockAlertsJob = (shop: MailServices): Job => ({
  name: "stock-alerts",
  everySeconds: 60,
  run: async (isStopped) => void (await tellStockAlerts(shop, isStopped)),
});
