import { isPaymentFailure, type OrderStatus, type PaymentFailure } from "#orders/order.ts";
import { changePaymentFacts, lockPaymentFacts, type PaymentFacts } from "#orders/payment-facts.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { countsReport, failureText, reportedOutcomes } from "./payment.ts";
import { checkSoon } from "./payment-ledger.db.server.ts";
import type { PaymentShop } from "./payment-shop.server.ts";

export interface OutcomeReport {
  outcome: keyof typeof reportedOutcomes | PaymentFailure;
  paymentId?: string | undefined;
  description?: string | undefined;
  reason?: string | undefined;
}

/**
 * Writes down what the browser saw of a payment, where it may say so. Answers the order's status. A browser's word never
 * says the last one: the provider is asked soon whether money moved all the same.
 */
export async function reportOutcome(
  { db, now }: Pick<PaymentShop, "db" | "now">,
  { id }: PaymentFacts,
  report: OutcomeReport,
): Promise<OrderStatus> {
  const failure = isPaymentFailure(report.outcome) ? report.outcome : reportedOutcomes[report.outcome];
  return inTransaction(db, async (trx) => {
    const facts = await lockPaymentFacts(trx, id);
    if (!facts) throw new Error("the order of a report is gone");
    if (!countsReport(facts, failure)) return facts.status;
    await checkSoon(trx, id, new Date(now().getTime() + 60_000));
    const text = failureText({
      errorDescription: report.description || null,
      errorReason: report.reason || null,
    });
    return changePaymentFacts(
      trx,
      facts,
      {
        paymentState: "failed",
        failure,
        reason: report.description || report.reason ? text : null,
        ...(report.paymentId && /^pay_\w{1,40}$/.test(report.paymentId)
          ? { paymentId: report.paymentId }
          : {}),
      },
      { by: { kind: "shopper", id: facts.userId } },
    );
  });
}
