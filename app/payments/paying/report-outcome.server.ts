import { isPaymentFailure, type OrderStatus, type PaymentFailure } from "#orders/order-states.ts";
import {
  changeOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import { countsReport, reportedOutcomes } from "#orders/payment/payment.ts";
import { checkSoon } from "#orders/payment/provider-orders.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { PaymentShop } from "../payment-shop.server.ts";

/** By its short name, or by the status it leads to. */
export type ReportedOutcome = keyof typeof reportedOutcomes | PaymentFailure;

/**
 * Writes down how a payment ended in the browser, where a browser may report that. Returns the order's
 * status. A browser's word is never the last one: the provider is asked soon whether money moved all the
 * same, and it alone names the payment and its reason. The history has each of them once, however often a
 * page reports it. What came to nothing leaves no trace at an order that is paid in parts.
 */
export async function reportOutcome(
  { db, now }: Pick<PaymentShop, "db" | "now">,
  { id }: OrderPayment,
  outcome: ReportedOutcome,
): Promise<OrderStatus> {
  const failure = isPaymentFailure(outcome) ? outcome : reportedOutcomes[outcome];
  return inTransaction(db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (!facts) throw new Error("the order of a report is gone");
    if (facts.dues.length > 0 || !countsReport(facts, failure)) return facts.status;
    await checkSoon(trx, id, new Date(now().getTime() + 60_000));
    return changeOrderPayment(
      trx,
      facts,
      { paymentState: "failed", failure },
      { by: { kind: "shopper", id: facts.userId }, once: true },
    );
  });
}
