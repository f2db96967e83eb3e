import { findAdminOrder } from "#order-admin/admin-order.db.server.ts";
import { type Due, type DueTime, nextDue, takesDues, timeOfDue } from "#orders/dues/dues.ts";
import { whyNoInvoice } from "#orders/invoice/may-issue.ts";
import { orderLink, orderLinkToken } from "#orders/links/order-access.server.ts";
import { payPath } from "#orders/links/own-paths.ts";
import { buyerMessage } from "#orders/messages/buyer-message.server.ts";
import type { BuyerMessage } from "#orders/messages/buyer-message.ts";
import { buyerMessageText } from "#orders/order.text.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { type ShownTransfer, shownTransfer } from "#transfers/shown-transfer.server.ts";
import type { Paise } from "#values/money/money.ts";
import { isByCard } from "#values/money/payment-method.ts";

/** The facts of the page after an order was taken. */
export interface TakenOrderFacts {
  id: string;
  orderNumber: string;
  buyer: { name: string; email: string; phone: string | null };
  total: Paise;
  isDelivered: boolean;
  /** The next part to pay. */
  due: (Pick<Due, "kind" | "amount" | "method"> & { time: DueTime }) | null;
  /** How that is paid by UPI, for who stands before the owner; null where nothing is due. */
  transfer: ShownTransfer | null;
  /** Where its buyer pays that by card or UPI, or sees the order. */
  message: BuyerMessage;
  hasInvoice: boolean;
}

/** An order that was taken; undefined when there is no such order. */
export async function readTakenOrder(
  { db, config, secret }: OrderServices,
  id: string,
): Promise<TakenOrderFacts | undefined> {
  const order = await findAdminOrder(db, id);
  if (!order) return undefined;
  const { orderNumber, billing, total, fulfilment } = order;
  const next = takesDues(order) ? nextDue(order.dues) : undefined;
  const due = next ? { ...next, time: timeOfDue(next, { status: fulfilment }) } : null;
  const isToPay = isByCard(due?.method);
  const pay = config.origin + payPath(orderNumber, orderLinkToken(orderNumber, secret));
  const see = orderLink(orderNumber, { origin: config.origin, secret });
  const write = isToPay ? "pay" : "order";
  return {
    id,
    orderNumber,
    total,
    due,
    transfer: next ? shownTransfer(config, next) : null,
    isDelivered: fulfilment === "delivered",
    buyer: { name: billing.fullName, email: billing.email, phone: billing.phone },
    message: buyerMessage(order.language, isToPay ? pay : see, (link) =>
      buyerMessageText[write](orderNumber, config.shop.name, link),
    ),
    hasInvoice: whyNoInvoice(order, "owner") === undefined,
  };
}
