import { findDues } from "#orders/dues/dues.db.server.ts";
import { nextDue } from "#orders/dues/dues.ts";
import { setStatus } from "#orders/fulfilment/change-fulfilment.server.ts";
import type { Author } from "#orders/history/order-history.db.server.ts";
import { type BillOfSeries, issueOfSeries } from "#orders/invoice/issue-invoice.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import { noteOwnerTold } from "#orders/mails/new-orders.db.server.ts";
import { receiveWithOrder } from "#orders/money-acts/receive-payment.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import type { StallPay } from "../sale/stall-sale.ts";

/** What is paid as it is handed over a counter. */
export interface CounterSale {
  orderId: string;
  by: Author;
  /** Null where it comes to nothing, or is paid in another way. */
  paid: { method: StallPay; reference: string | null } | null;
  at: Date;
  /** What the order's history says of it. */
  note: string;
  /** Null where the shop's own series numbers it. */
  bill: BillOfSeries | null;
}

/**
 * Completes an order that was made for somebody who stands there: its payment, its bill, and that it was
 * taken along. A device's sale and the owner's form 'At a fair' are one act (STALL-7).
 */
export async function completeSale(
  trx: Trx,
  shop: OrderServices,
  { orderId, by, paid, at, note, bill }: CounterSale,
): Promise<void> {
  await noteOwnerTold(trx, orderId, shop.now());
  const due = nextDue(await findDues(trx, orderId));
  if (due && paid)
    await receiveWithOrder(trx, by, await locked(trx, orderId), { dueId: due.id, at, ...paid });
  const row = await locked(trx, orderId);
  if (bill) await issueOfSeries(trx, shop, row, bill);
  await setStatus(trx, shop, row, { status: "delivered", by, byParcel: { at, note } });
}

async function locked(trx: Trx, id: string): Promise<OrderRow> {
  const row = await lockOrder(trx, id);
  if (!row) throw new Error(`order ${id} was not written`);
  return row;
}
