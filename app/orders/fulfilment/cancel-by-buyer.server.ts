import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { isBinding } from "../agreed-order.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { system } from "../history/order-history.db.server.ts";
import { lockByNumber, type OrderRow } from "../lock-order.db.server.ts";
import { takeInvoiceBack } from "../money-acts/credit-unpaid.server.ts";
import type { OrderServices } from "../order-services.ts";
import { isPaidInVain } from "../payment/payment-standing.db.server.ts";
import { setStatus } from "./change-fulfilment.server.ts";
import { isOpenToBuyer } from "./self-service.ts";

export interface OwnCancellation {
  orderNumber: string;
  /** The account that asks; null for a guest. */
  userId: string | null;
  /** In the buyer's own words. */
  reason: string | null;
}

export type BuyersCancellation =
  | { kind: "cancelled"; row: OrderRow }
  /** It was cancelled before; is packed, has left, is lost or its buyer was erased; is not there. */
  | { kind: "already" | "too-late" | "missing" }
  /** It was agreed on, and a part of it is paid (OFFER-51). */
  | { kind: "binding" };

/**
 * Cancels an order for its buyer as the owner would, inside the caller's transaction and under the order's
 * lock. Callers prove first that the visitor may.
 */
export async function cancelByBuyer(
  trx: Trx,
  shop: OrderServices,
  { orderNumber, userId, reason }: OwnCancellation,
): Promise<BuyersCancellation> {
  const row = await lockByNumber(trx, orderNumber);
  if (!row) return { kind: "missing" };
  if (row.fulfilment_state === "cancelled") return { kind: "already" };
  const paidTooLate = await isPaidInVain(trx, row.id);
  const { status, payment_state: paymentState, packed_at: packedAt } = row;
  // Words of a buyer who was erased would stand there for ever.
  const isBuyers =
    row.billing_email !== erased && isOpenToBuyer({ status, paymentState, paidTooLate, packedAt });
  if (!isBuyers) return { kind: "too-late" };
  if (isBinding({ dues: await findDues(trx, row.id) })) return { kind: "binding" };
  const by = { kind: "shopper", id: userId } as const;
  await setStatus(trx, shop, row, { status: "cancelled", by, cancelReason: reason });
  // Nobody at the shop may look at it again; what was paid gets its note with the refund.
  const cancelled = { ...row, status: "cancelled", fulfilment_state: "cancelled" } as const;
  await takeInvoiceBack(trx, shop, cancelled, system);
  return { kind: "cancelled", row };
}
