import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { transferFor } from "#platform/settings/transfer-for.server.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { type Due, nextDue } from "../dues/dues.ts";
import { confirmLinks } from "../links/order-access.server.ts";
import { orderFacts } from "../mails/order-facts.db.server.ts";
import type { Order } from "../order.ts";
import { orderAdvanceMail, orderAskedMail } from "./order-advance.email.ts";
import { orderPaidMail } from "./order-paid.email.ts";

interface DueNews {
  dueId: string;
  /** What brought it about, the payment say: one mail each. */
  occasion: string;
}

/** Writes to the buyer that a part of a locked order is paid, and what is left. */
export async function queueDueMail(
  trx: Trx,
  shop: SigningServices,
  orderId: string,
  { dueId, occasion }: DueNews,
): Promise<void> {
  const { facts } = await orderFacts(trx, shop, orderId);
  const dues = await findDues(trx, orderId);
  const paid = dues.find(({ id }) => id === dueId);
  if (!paid) return;
  const next = nextDue(dues);
  const mail = mailIn(facts.order.language, shop.config, () =>
    next
      ? orderAdvanceMail({ ...facts, paid, next, ...waysToPay(shop, facts.order, next) }, shop.config.shop)
      : orderPaidMail({ ...facts, paid }, shop.config.shop),
  );
  await queueMail(trx, mail, `order-due:${dueId}:${occasion}`);
}

/** Asks the buyer of a locked order for its next part; once for each time the owner asks. */
export async function queueAskMail(
  trx: Trx,
  shop: SigningServices,
  orderId: string,
  { due, occasion }: { due: Due; occasion: string },
): Promise<void> {
  const { facts } = await orderFacts(trx, shop, orderId);
  const mail = mailIn(facts.order.language, shop.config, () =>
    orderAskedMail({ ...facts, due, ...waysToPay(shop, facts.order, due) }, shop.config.shop),
  );
  await queueMail(trx, mail, `order-asked:${due.id}:${occasion}`);
}

const waysToPay = (
  { secret, config }: SigningServices,
  { orderNumber }: Pick<Order, "orderNumber">,
  due: Due,
) => ({
  pay: confirmLinks(orderNumber, { origin: config.origin, secret }).pay,
  transfer: transferFor(config, due),
});
