import { findInvoiceNumber } from "#orders/invoice/invoice.db.server.ts";
import { whyNoInvoice } from "#orders/invoice/may-issue.ts";
import { paidTooLate, standingOf } from "#orders/payment/payment-standing.db.server.ts";
import { isToMany } from "#orders/placing/goes-to-many.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/** Is there an invoice of the order with this number for its buyer, or may one be issued now? */
export async function hasBuyersInvoice(db: Db, orderNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "payment_method", "payment_state", "fulfilment_state", paidTooLate.as("paid_too_late")])
    .select(isToMany.as("is_to_many"))
    .where("order_id_text", "=", orderNumber)
    .executeTakeFirst();
  if (!row) return false;
  const { payment_method: paymentMethod, fulfilment_state: fulfilment } = row;
  const states = { paymentMethod, fulfilment, isToMany: row.is_to_many, ...standingOf(row) };
  return whyNoInvoice(states, "customer") === undefined || (await findInvoiceNumber(db, row.id)) !== null;
}
