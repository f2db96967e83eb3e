import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { nextDue } from "#orders/dues/dues.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { payPath } from "#orders/links/own-paths.ts";
import { orderFacts } from "#orders/mails/order-facts.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { transferFor } from "#platform/settings/transfer-for.server.ts";
import { orderTakenMail } from "./order-taken.email.ts";

/** Writes to the buyer of an order that the owner has taken, where there is a mailbox; once. */
export async function queueTakenMail(
  trx: Trx,
  shop: SigningServices,
  orderId: string,
  { isTakenAlong }: { isTakenAlong: boolean },
): Promise<void> {
  const { config, secret } = shop;
  const { facts } = await orderFacts(trx, shop, orderId);
  const { orderNumber } = facts.order;
  const pay = config.origin + payPath(orderNumber, orderLinkToken(orderNumber, secret));
  const dues = await findDues(trx, orderId);
  const next = nextDue(dues);
  const mail = mailIn(facts.order.language, config, () => {
    const transfer = next && transferFor(config, next);
    return orderTakenMail({ ...facts, dues, transfer, pay, isTakenAlong }, config.shop);
  });
  await queueMail(trx, mail, `order-taken:${orderId}`);
}
