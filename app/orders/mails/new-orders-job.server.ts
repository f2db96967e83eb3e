import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { takeUntoldOrders } from "./new-orders.db.server.ts";
import { newOrdersMail } from "./new-orders.email.ts";

export const newOrdersJob = (shop: MailServices): Job => ({
  name: "new-orders",
  everySeconds: 5 * 60,
  run: () => tellOfNewOrders(shop),
});

/**
 * Writes to the shop about the orders to pack that no mail named yet: one mail, in the transaction that marks
 * them as notified.
 */
export async function tellOfNewOrders(shop: MailServices): Promise<void> {
  const { config } = shop;
  if (config.shop.email === "") return;
  const told = await inTransaction(shop.db, async (trx) => {
    const orders = await takeUntoldOrders(trx, shop.now());
    if (orders.length > 0) await queueMail(trx, await mailToStaff(trx, () => newOrdersMail(orders, config)));
    return orders.length > 0;
  });
  if (told) shop.sendMailSoon();
}
