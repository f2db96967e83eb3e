import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { claimStockMails, readLowStock, takeSoldOut } from "./low-stock.db.server.ts";
import { lowStockMail, soldOutMail } from "./low-stock.email.ts";
import { weekDue } from "./low-stock.ts";

type Clocked = Pick<MailServices, "config" | "now">;

export const lowStockJob = (shop: MailServices): Job => ({
  name: "low-stock",
  everySeconds: 5 * 60,
  run: () => tellLowStock(shop),
});

/**
 * Writes to the shop about pieces whose last one is sold, and once a week about all that are low: in the
 * transaction that marks them as notified. What the owner has turned off is marked, too: when she turns it on
 * again, nothing old is sent.
 */
export async function tellLowStock(shop: MailServices): Promise<void> {
  if (shop.config.shop.email === "") return;
  const told = await inTransaction(shop.db, async (trx) => {
    const isWeekDue = await claimStockMails(trx, weekDue(shop.now()));
    const soldOut = await tellSoldOut(trx, shop);
    return (isWeekDue && (await tellWeek(trx, shop))) || soldOut;
  });
  if (told) shop.sendMailSoon();
}

async function tellSoldOut(trx: Trx, { config, now }: Clocked): Promise<boolean> {
  const stock = await takeSoldOut(trx, now());
  if (stock.count === 0 || !config.shop.stockMails.whenSoldOut) return false;
  await queueMail(trx, await mailToStaff(trx, () => soldOutMail(stock, config)));
  return true;
}

async function tellWeek(trx: Trx, { config, now }: Clocked): Promise<boolean> {
  const { weekly, lowAt } = config.shop.stockMails;
  if (!weekly) return false;
  const stock = await readLowStock(trx, lowAt, now());
  if (stock.count === 0) return false;
  await queueMail(trx, await mailToStaff(trx, () => lowStockMail(stock, config)));
  return true;
}
