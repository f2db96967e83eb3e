import type { Transaction } from "kysely";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { confirmLinks } from "../links/order-access.server.ts";
import { factsForStrangers } from "../mails/facts-for-strangers.server.ts";
import { orderConfirmMail } from "../mails/order-confirm.email.ts";
import type { OrderServices } from "../order-services.ts";
import { findPayInstead } from "./pay-instead.db.server.ts";

/** Reminds the buyer of a cash order to confirm it, once for each order (MAIL-30). */
export async function queueConfirmReminder(
  trx: Transaction<Tables>,
  shop: OrderServices,
  orderId: string,
): Promise<void> {
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
