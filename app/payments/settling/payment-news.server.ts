import { orderForMail } from "#catalogue/options/lines-in-language.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import { orderLink } from "#orders/links/order-access.server.ts";
import { isKnownMailbox } from "#orders/mails/known-mailbox.db.server.ts";
import { withoutWords } from "#orders/mails/order-mail.ts";
import { orderPaidMail, orderTooLateMail } from "#orders/money-mails/order-paid.email.ts";
import { findOrderForMail } from "#orders/order.db.server.ts";
import { changeOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { PaymentShop } from "../payment-shop.server.ts";

/** Notes that money of a locked order goes back, and why. */
export const flagRefund = (trx: Trx, facts: OrderPayment, note: string) =>
  changeOrderPayment(trx, facts, { refundDue: true }, { by: system, note: `${note} A refund is due.` });

/** One mail per order, by whatever way the payment is found. */
export async function queuePaidMail(
  trx: Trx,
  { config, secret }: Pick<PaymentShop, "config" | "secret">,
  orderNumber: string,
  refundDue: boolean,
): Promise<void> {
  const found = await findOrderForMail(trx, orderNumber);
  if (!found) return;
  const whole = await orderForMail(trx, found);
  const isToStranger = !(await isKnownMailbox(trx, whole.billing.email));
  const order = isToStranger ? withoutWords(whole) : whole;
  const link = orderLink(orderNumber, { origin: config.origin, secret });
  const write = refundDue ? orderTooLateMail : orderPaidMail;
  const mail = mailIn(order.language, config, () => write({ order, link, isToStranger }, config.shop));
  await queueMail(trx, mail, `order-paid:${orderNumber}`);
}
