import { leastByCard } from "#cart/prices/totals.ts";
import { orderForMail } from "#catalogue/options/lines-in-language.db.server.ts";
import type { SpokenMail } from "#mail/writing/mail-body.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { confirmLinks, orderLink } from "#orders/links/order-access.server.ts";
import { orderPlacedMail } from "#orders/mails/order-placed.email.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { initialStates, statusOf } from "#orders/order-states.ts";
import type { NewOrder } from "#orders/placing/new-order.ts";
import type { Trx } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { isByCard } from "#values/money/payment-method.ts";

/**
 * What the buyer of a new order reads: a card order is written about once it is paid, any other one at once.
 * One for cash may ask to be confirmed, and offers what it comes to `byCard`. `isKnown`: its mailbox has
 * confirmed something.
 */
export async function placedMail(
  trx: Trx,
  { config, secret }: OrderServices,
  order: NewOrder,
  { byCard, isKnown }: { byCard: Paise; isKnown: boolean },
): Promise<SpokenMail | undefined> {
  if (isByCard(order.paymentMethod)) return undefined;
  const site = { origin: config.origin, secret };
  const link = orderLink(order.orderNumber, site);
  const status = statusOf(initialStates(order.paymentMethod));
  const by = order.cash?.confirmBy;
  const told = { ...(await orderForMail(trx, order)), status, confirmation: by ? { by, at: null } : null };
  const saved = byCard < leastByCard ? undefined : paise(order.total - byCard);
  const asked = by ? { links: confirmLinks(order.orderNumber, site), saved } : undefined;
  const facts = { order: told, link, asked, isToStranger: !isKnown };
  return mailIn(order.language, config, () => orderPlacedMail(facts, config.shop));
}
