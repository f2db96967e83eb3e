import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { variantPath } from "#catalogue/options/variant.ts";
import { productPath } from "#catalogue/product.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { madeInWeeks } from "#promise/plan-lines.db.server.ts";
import { weekFor } from "#promise/weeks.ts";
import type { Language } from "#values/language/language.ts";
import {
  awaitedAndBack,
  awaitTurnOf,
  claimAlerts,
  findBack,
  toldSince,
  type Waited,
} from "./back-in-stock.db.server.ts";
import { backInStockMail } from "./back-in-stock.email.ts";
import { stockAlertPath } from "./stock-alert.form.ts";

/** So many mails about a product or a variant go on one day for each piece that is there (ENQUIRY-47). */
const perPiece = 3;

/** So many mails about one product in one transaction. */
const mostAtOnce = 100;

/**
 * Writes to those who wait for what can be bought. Whatever brought it back (a count, a mark, an import, an
 * order's pieces), it is noticed here. Returns how many were notified.
 */
export async function tellStockAlerts(shop: MailServices, isStopped = () => false): Promise<number> {
  let told = 0;
  for (const waited of await withRoom(shop, await awaitedAndBack(shop.db))) {
    if (isStopped()) break;
    told += await inTransaction(shop.db, (trx) => tellOf(trx, shop, waited));
  }
  if (told > 0) shop.sendMailSoon();
  return told;
}

/** Without what no week has room to make now (PROMISE-7). */
async function withRoom({ db, config, now }: MailServices, back: readonly Waited[]): Promise<Waited[]> {
  const ids = back.map(({ id }) => id);
  const made = await madeInWeeks(db, ids, config.shop, now());
  return back.filter(({ id }) => {
    const of = made.get(id);
    return !of || weekFor(of.room, of.weight) !== undefined;
  });
}

/**
 * The claim, the mails and the state are one transaction, and two copies of the shop take turns for a product
 * or a variant: a copy that ends in between has sent nothing, and nobody is notified twice.
 */
async function tellOf(trx: Trx, shop: MailServices, waited: Waited): Promise<number> {
  await awaitTurnOf(trx, waited);
  const back = await findBack(trx, waited);
  if (!back) return 0;
  const now = shop.now();
  const room =
    back.pieces === null ? mostAtOnce : back.pieces * perPiece - (await toldSince(trx, waited, now));
  const claimed = await claimAlerts(trx, waited, Math.min(room, mostAtOnce), now);
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

/** Its name, in each language of those who are notified. */
async function namesFor(
  trx: Trx,
  told: readonly { language: Language }[],
  goods: Parameters<typeof nameIn>[1],
): Promise<Map<Language, string>> {
  const names = new Map<Language, string>();
  for (const language of new Set(told.map((each) => each.language)))
    names.set(language, await speaking(language, () => nameIn(trx, goods)));
  return names;
}

export const stockAlertsJob = (shop: MailServices): Job => ({
  name: "stock-alerts",
  everySeconds: 60,
  run: async (isStopped) => void (await tellStockAlerts(shop, isStopped)),
});
