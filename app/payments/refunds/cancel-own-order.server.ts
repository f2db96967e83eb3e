import {
  type BuyersCancellation,
  cancelByBuyer,
  type OwnCancellation,
} from "#orders/fulfilment/cancel-by-buyer.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { isFree } from "#values/money/payment-method.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { askParts, type Refund, refundablePayments } from "./refund.db.server.ts";
import { leftOf } from "./refund.ts";
import { sendRefund } from "./refund-payment.server.ts";

/** `isPaid`: money goes back. */
export type OwnCancelled =
  | { kind: "cancelled"; isPaid: boolean }
  | Exclude<BuyersCancellation, { kind: "cancelled" }>;

/**
 * Cancels an order for its buyer. What was paid for it is due back; where the owner wants it sent back at
 * once, the refund is written down in the same transaction, and a crash after it loses nothing.
 */
export async function cancelOwnOrder(shop: PaymentShop, wish: OwnCancellation): Promise<OwnCancelled> {
  const { done, refunds } = await inTransaction(shop.db, async (trx) => {
    const done = await cancelByBuyer(trx, shop, wish);
    const isAtOnce = done.kind === "cancelled" && shop.config.shop.refundsCancelled;
    return { done, refunds: isAtOnce ? await askForAll(trx, done.row) : [] };
  });
  if (done.kind !== "cancelled") return done;
  shop.sendMailSoon();
  for (const refund of refunds) await sendSoon(shop, refund);
  const { payment_method: method, payment_state: state } = done.row;
  const isPaid = !isFree(method) && hasCome.includes(state);
  return { kind: "cancelled", isPaid };
}

const hasCome: readonly OrderRow["payment_state"][] = ["captured", "cod_collected"];

/** All that is left of what paid the order. Cash, and what came with a loaded order, the owner sends back. */
async function askForAll(trx: Trx, { id, version }: OrderRow): Promise<Refund[]> {
  const payments = await refundablePayments(trx, id);
  const parts = payments
    .filter(({ isConfirming }) => isConfirming)
    .map((paid) => ({ paymentId: paid.paymentId, amount: leftOf(paid) }))
    .filter(({ amount }) => amount > 0);
  return askParts(trx, { orderId: id, key: `cancelled-${id}-${version}`, actorId: null }, parts);
}

/** The cancellation stands; a job requests a refund again that could not be requested now. */
async function sendSoon(shop: PaymentShop, refund: Refund): Promise<void> {
  try {
    await sendRefund(shop, refund);
  } catch (error) {
    shop.log.error(failureFacts(error), "the refund of a cancelled order waits for its job");
  }
}
