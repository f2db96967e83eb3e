import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { variantPath } from "#catalogue/options/variant.ts";
import { optionTextRow } from "#catalogue/options/variants.db.server.ts";
import { productPath } from "#catalogue/product.ts";
import { isShown } from "#catalogue/shown.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import type { Language } from "#values/language/language.ts";
import { backInStockMail } from "./back-in-stock.email.ts";
import { stockAlertPath } from "./stock-alert.form.ts";

/** Who is told on one day of a product or a variant: so many times the pieces that are there (ENQUIRY-47). */
const perPiece = 3;
const windowMs = 24 * 60 * 60 * 1000;
/** Of one in one transaction. */
const mostAtOnce = 100;

/** A product, or its variant by its key; empty for the product in whichever variant. */
interface Waited {
  id: string;
  variant: string;
}

/**
 * Can it be bought by everybody? `wanted` is the key that is waited for, `variant` the row that has it, if
 * there is one. A product that has no variants any more is as good as the one that was waited for.
 */
const isBack = (wanted: RawBuilder<unknown>) => sql<boolean>`${isShown()} and case
  when variant.id is not null
    then variant.in_stock and (products.made_to_order or coalesce(variant.stock_count, 1) > 0)
  else (${wanted} = '' or products.variants = 0)
    and products.in_stock and (products.made_to_order or coalesce(products.stock_count, 1) > 0) end`;

/**
 * Writes to those who wait for what can be bought. Whatever brought it back (a count, a mark, an import, an
 * order's pieces), it is noticed here. Returns how many were told.
 */
export async function tellStockAlerts(shop: MailServices, isStopped = () => false): Promise<number> {
  let told = 0;
  for (const waited of await awaitedAndBack(shop.db)) {
    if (isStopped()) break;
    told += await inTransaction(shop.db, (trx) => tellOf(trx, shop, waited));
  }
  if (told > 0) shop.sendMailSoon();
  return told;
}

async function awaitedAndBack(db: Kysely<Tables>): Promise<Waited[]> {
  const { rows } = await sql<Waited>`
    select products.id, awaited.variant
    from (select distinct product_id, variant from stock_alerts where state = 'waiting') as awaited
    join products on products.id = awaited.product_id
    left join product_variants as variant
      on variant.product_id = awaited.product_id and variant.key = awaited.variant
    where ${isBack(sql.ref("awaited.variant"))}
    order by products.id, awaited.variant`.execute(db);
  return rows;
}

/**
 * The claim, the mails and the state are one transaction, and two copies of the shop take turns for a product
 * or a variant: whoever ends in between has told nobody, and nobody is told twice.
 */
async function tellOf(trx: Transaction<Tables>, shop: MailServices, waited: Waited): Promise<number> {
  const turn = `stock-alerts ${waited.id} ${waited.variant}`;
  await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(trx);
  const back = await findBack(trx, waited);
  if (!back) return 0;
  const now = shop.now();
  const room =
    back.pieces === null ? mostAtOnce : back.pieces * perPiece - (await toldSince(trx, waited, now));
  const claimed = await claim(trx, waited, Math.min(room, mostAtOnce), now);
  const names = await namesFor(trx, claimed, { ...back, id: waited.id });
  for (const { id: alertId, email, token, asked_at, language } of claimed) {
    const { origin, shop: facts } = shop.config;
    const page = back.optionText === null ? productPath(back) : variantPath(back, waited.variant);
    const links = { page: origin + page, stop: origin + stockAlertPath(token) };
    const name = names.get(language) ?? back.name;
    const mail = mailIn(language, shop.config, () => backInStockMail({ to: email, name, ...links }, facts));
    await queueMail(trx, mail, `back-in-stock:${alertId}:${asked_at.getTime()}`);
  }
  return claimed.length;
}

/** What it is called, in each language of those who are told. */
async function namesFor(
  trx: Transaction<Tables>,
  told: readonly { language: Language }[],
  goods: Parameters<typeof nameIn>[1],
): Promise<Map<Language, string>> {
  const names = new Map<Language, string>();
  for (const language of new Set(told.map((each) => each.language)))
    names.set(language, await speaking(language, () => nameIn(trx, goods)));
  return names;
}

interface Back {
  name: string;
  slug: string;
  /** Null where nobody counts them. */
  pieces: number | null;
  optionText: string | null;
}

async function findBack(trx: Transaction<Tables>, { id, variant }: Waited): Promise<Back | undefined> {
  const wanted = sql`${variant}::text`;
  const { rows } = await sql<Back>`
    select name, slug, ${optionTextRow(sql.ref("products.id"), wanted)} as "optionText",
      case when products.made_to_order then null
        when variant.id is not null then variant.stock_count else products.stock_count end as pieces
    from products left join product_variants as variant
      on variant.product_id = products.id and variant.key = ${wanted}
    where products.id = ${id} and ${isBack(wanted)}`.execute(trx);
  return rows[0];
}

async function toldSince(trx: Transaction<Tables>, { id, variant }: Waited, now: Date): Promise<number> {
  const { n } = await trx
    .selectFrom("stock_alerts")
    .select((count) => count.fn.countAll<number>().as("n"))
    .where("product_id", "=", id)
    .where("variant", "=", variant)
    .where("state", "=", "told")
    .where("changed_at", ">", new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  return Number(n);
}

interface Claimed {
  id: string;
  email: string;
  token: string;
  asked_at: Date;
  language: Language;
}

/** Whoever asked first is told first. What somebody stops at this moment is passed over. */
async function claim(trx: Transaction<Tables>, { id, variant }: Waited, most: number, now: Date) {
  if (most <= 0) return [];
  // An array is worked out once; a plain IN could be worked out again and claim more than it should.
  const { rows } = await sql<Claimed>`
    update stock_alerts set state = 'told', changed_at = ${now}
    where state = 'waiting' and id = any(array(
      select id from stock_alerts where product_id = ${id} and variant = ${variant} and state = 'waiting'
      order by asked_at, id limit ${most} for update skip locked))
    returning id, email, token, asked_at, language`.execute(trx);
  return rows;
}

export const stockAlertsJob = (shop: MailServices): Job => ({
  name: "stock-alerts",
  everySeconds: 60,
  run: async (isStopped) => void (await tellStockAlerts(shop, isStopped)),
});
