import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { setStatus } from "../fulfilment/change-fulfilment.server.ts";
import { addHistory, system } from "../history/order-history.db.server.ts";
import { confirmLinks } from "../links/order-access.server.ts";
import { lockOrder, type OrderRow } from "../lock-order.db.server.ts";
import { orderConfirmMail } from "../mails/order-placed.email.ts";
import { factsForStrangers } from "../mails/status-mail.server.ts";
import { takeInvoiceBack } from "../money-acts/credit-unpaid.server.ts";
import type { OrderMailServices, OrderServices } from "../order-services.ts";
import { reminderAt } from "./confirmation.ts";
import { batch, cashOrdersDue, noteReminded } from "./due-cash.db.server.ts";
import { findPayInstead } from "./pay-instead.db.server.ts";

/** Reminds of cash orders that wait to be confirmed, and gives up those whose time is over. */
export const cashOrdersJob = (shop: OrderMailServices): Job => ({
  name: "cash-orders",
  everySeconds: 60,
  run: (isStopped) => pursueCashOrders(shop, isStopped),
});

/**
 * One round of it (CASH-32). Each order in a transaction of its own and under its lock, where its state is
 * read again: copies of the shop, and a round that died halfway, do nothing twice.
 */
export async function pursueCashOrders(shop: OrderMailServices, isStopped = () => false): Promise<void> {
  let found = await cashOrdersDue(shop.db, shop.now());
  while (found.length > 0 && !isStopped()) {
    for (const id of found) {
      if (isStopped()) return;
      await inTransaction(shop.db, (trx) => pursue(trx, shop, id));
      shop.sendMailSoon();
    }
    found = found.length < batch ? [] : await cashOrdersDue(shop.db, shop.now());
  }
}

async function pursue(trx: Trx, shop: OrderServices, id: string): Promise<void> {
  const row = await lockOrder(trx, id);
  if (!row || !isToConfirm(row)) return;
  const now = shop.now();
  const { cod_confirm_by: by, cod_reminded_at: remindedAt } = row;
  if (by <= now) await giveUp(trx, shop, row);
  else if (remindedAt === null && reminderAt(row.created_at, by) <= now) await remind(trx, shop, row);
}

type Waiting = OrderRow & { cod_confirm_by: Date };

/** As `toConfirm` asks the database. */
const isToConfirm = (row: OrderRow): row is Waiting =>
  row.cod_confirm_by !== null &&
  row.cod_confirmed_at === null &&
  row.packed_at === null &&
  row.payment_state === "cod_due" &&
  (row.fulfilment_state === "pending" || row.fulfilment_state === "processing");

async function remind(trx: Trx, shop: OrderServices, row: Waiting): Promise<void> {
  await noteReminded(trx, row.id, shop.now());
  await addHistory(trx, { orderId: row.id, status: row.status, by: system, note: "Reminded to confirm" });
  await queueConfirmReminder(trx, shop, row.id);
}

async function giveUp(trx: Trx, shop: OrderServices, row: Waiting): Promise<void> {
  await setStatus(trx, shop, row, { status: "cancelled", by: system, cause: "unconfirmed" });
  const cancelled = { ...row, status: "cancelled", fulfilment_state: "cancelled" } as const;
  await takeInvoiceBack(trx, shop, cancelled, system);
}

/** Reminds the buyer of a cash order to confirm it, once for each order (MAIL-30). */
export async function queueConfirmReminder(trx: Trx, shop: OrderServices, orderId: string): Promise<void> {
  const { facts } = await factsForStrangers(trx, shop, orderId);
  const { confirmation, orderNumber } = facts.order;
  if (!confirmation) return;
  const links = confirmLinks(orderNumber, { origin: shop.config.origin, secret: shop.secret });
  const saved = (await findPayInstead(trx, orderId, shop.now()))?.saved;
  const mail = mailIn(facts.order.language, shop.config, () =>
    orderConfirmMail({ ...facts, confirmation, asked: { links, saved } }, shop.config.shop),
  );
  await queueMail(trx, mail, `order-confirm:${orderId}`);
}
