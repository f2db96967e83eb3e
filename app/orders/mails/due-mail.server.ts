import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { queueMail } from "#platform/mail/sending/queue-mail.server.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { bankRows } from "#values/money/bank-details.ts";
import { confirmLinks } from "../customer/order-access.server.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { nextDue } from "../dues/dues.ts";
import { orderAdvanceMail } from "./order-advance.email.ts";
import { orderFacts } from "./order-facts.db.server.ts";
import { orderPaidMail } from "./order-paid.email.ts";

interface DueNews {
  dueId: string;
  /** What brought it about, the payment say: one mail each. */
  occasion: string;
}

/** Writes to the buyer that a part of a locked order is paid, and what is left. */
export async function queueDueMail(
  trx: Transaction<Tables>,
  shop: SigningServices,
  orderId: string,
  { dueId, occasion }: DueNews,
): Promise<void> {
  const { facts } = await orderFacts(trx, shop, orderId);
  const dues = await findDues(trx, orderId);
  const paid = dues.find(({ id }) => id === dueId);
  if (!paid) return;
  const next = nextDue(dues);
  const { secret, config } = shop;
  const { pay } = confirmLinks(facts.order.orderNumber, { origin: config.origin, secret });
  const mail = next
    ? orderAdvanceMail({ ...facts, paid, next, pay, bank: bankRows(config.shop.bank) }, config.shop)
    : orderPaidMail({ ...facts, paid }, config.shop);
  await queueMail(trx, mail, `order-due:${dueId}:${occasion}`);
}
