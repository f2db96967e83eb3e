import { keepOrderTotal, takeAhead } from "#discounts/promotion-uses.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { addHistory, system } from "../history/order-history.db.server.ts";
import { lockOrder, writeOrder } from "../lock-order.db.server.ts";
import { noteOrderEvent } from "../note-order-event.db.server.ts";
import { statusOf } from "../order-states.ts";
import { billColumns, billOfRow } from "../placing/order-rows.server.ts";
import { lowerLines } from "./pay-instead.db.server.ts";
import { billPaidInstead, type PayInstead } from "./pay-instead.ts";

interface CardPayment {
  paymentId: string;
  providerOrderId: string | null;
  /** As the history names it. */
  method: string;
}

/**
 * Makes a cash order one that its card payment has paid (CASH-38): its bill is frozen anew, line by line, and
 * the promotion for paying ahead is used. Under the order's lock, under which `takesCard` was read, too.
 */
export async function payInsteadOfCash(
  trx: Trx,
  { orderId, now }: { orderId: string; now: Date },
  instead: PayInstead,
  payment: CardPayment,
): Promise<void> {
  const row = await lockOrder(trx, orderId);
  if (!row) throw new Error("the order of a payment is gone");
  const bill = billPaidInstead(billOfRow(row), instead);
  const fulfilment = row.fulfilment_state === "pending" ? "processing" : row.fulfilment_state;
  const states = { paymentMethod: "razorpay", paymentState: "captured", fulfilment } as const;
  const status = statusOf(states);
  await writeOrder(trx, orderId, {
    ...billColumns(bill),
    status,
    payment_method: states.paymentMethod,
    payment_state: states.paymentState,
    fulfilment_state: fulfilment,
    paid_at: now,
    razorpay_order_id: payment.providerOrderId,
    razorpay_payment_id: payment.paymentId,
    cod_fee: "0",
    // Nobody need confirm what is paid.
    cod_confirm_by: null,
  });
  await lowerLines(trx, orderId, instead.ahead?.shares ?? {});
  await keepOrderTotal(trx, orderId, bill.total);
  if (instead.ahead) await takeAhead(trx, orderId, { ...instead.ahead, total: bill.total });
  const saving = instead.saved > 0 ? `, which saved ${rupeesExact(instead.saved)}` : "";
  const note = `Paid by ${payment.method} (${payment.paymentId}) instead of in cash${saving}.`;
  await addHistory(trx, { orderId, status, by: system, note });
  await noteOrderEvent(trx, orderId, "order.paid");
}
