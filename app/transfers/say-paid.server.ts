import { findDues } from "#orders/dues/dues.db.server.ts";
import { nextDue, takesDues } from "#orders/dues/dues.ts";
import { keptDue } from "#orders/dues/kept-due.ts";
import { addHistory } from "#orders/history/order-history.db.server.ts";
import { lockByNumber } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { keepClaim } from "./upi-claims.db.server.ts";

/** What a buyer says; `userId` is null for a guest. */
export interface SaidPayment {
  orderNumber: string;
  dueId: string;
  /** Twelve digits. */
  reference: string;
  userId: string | null;
}

export type SaidOutcome =
  | "said"
  /** Another part has this reference. */
  | "given-before"
  /** This part is paid by now, or is owed no more. */
  | "not-due";

/**
 * Notes that a buyer has paid a part by UPI (OFFER-90): it pays nothing, and the owner looks for it. Said
 * again, it is said once. Callers check first that the sender may act on the order.
 */
export const sayPaid = (shop: Pick<OrderServices, "db" | "now">, said: SaidPayment): Promise<SaidOutcome> =>
  inTransaction(shop.db, (trx) => say(trx, shop.now(), said));

async function say(trx: Trx, at: Date, { orderNumber, dueId, reference, userId }: SaidPayment) {
  const row = await lockByNumber(trx, orderNumber);
  const due = row && nextDue(await findDues(trx, row.id));
  if (!due || due.id !== dueId) return "not-due";
  const { payment_state: paymentState, fulfilment_state: fulfilment } = row;
  if (!takesDues({ paymentState, fulfilment })) return "not-due";
  if (due.said?.reference === reference) return "said";
  if (!(await keepClaim(trx, { dueId, reference, at }))) return "given-before";
  await addHistory(trx, {
    orderId: row.id,
    status: row.status,
    by: { kind: "shopper", id: userId },
    note: `${keptDue(due)} said to be paid by UPI (${reference})`,
  });
  return "said";
}
