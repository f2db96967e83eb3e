import { findAdminOrder } from "#orders/admin/admin-order.db.server.ts";
import { payPath } from "#orders/customer/my-order.ts";
import { orderLink, orderLinkToken } from "#orders/customer/order-access.server.ts";
import { type Due, nextDue, takesDues } from "#orders/dues/dues.ts";
import { whyNoInvoice } from "#orders/invoice/may-issue.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Paise } from "#values/money/money.ts";

/** What the owner does next with an order that she has just taken. */
export interface TakenOrderFacts {
  id: string;
  orderNumber: string;
  buyer: { name: string; email: string; phone: string | null };
  total: Paise;
  isDelivered: boolean;
  /** What is to be paid next. */
  due: Pick<Due, "kind" | "amount" | "method"> | null;
  /** Where its buyer pays that by card or UPI, or sees the order. */
  link: string;
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
  const due = (takesDues(order) && nextDue(order.dues)) || null;
  const pay = config.origin + payPath(orderNumber, orderLinkToken(orderNumber, secret));
  return {
    ...{ id, orderNumber, total, due, isDelivered: fulfilment === "delivered" },
    buyer: { name: billing.fullName, email: billing.email, phone: billing.phone },
    link: due?.method === "razorpay" ? pay : orderLink(orderNumber, { origin: config.origin, secret }),
    hasInvoice: whyNoInvoice(order, "owner") === undefined,
  };
}
