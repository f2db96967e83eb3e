import type { Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { leftByHand } from "../dues/dues.ts";
import type { OrderChange, Prepared } from "../history/owner-act.server.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { owesAnyway } from "../payment/paid-late.db.server.ts";
import { leftOfCards } from "../payment/payments.db.server.ts";
import { isRefundDue } from "../payment/refund-due.ts";

/**
 * What changes when some of what came by transfer or in hand goes back by the owner's hand (OFFER-64); more
 * than is left of that is refused. The order counts as refunded once nothing is left of anything that came.
 */
export async function preparedGivingBack(
  trx: Trx,
  row: OrderRow,
  amount: Paise,
): Promise<Prepared | OrderChange> {
  const before = paiseFromRupees(row.cash_returned);
  const left = leftByHand(await findDues(trx, row.id), before);
  if (amount <= 0 || amount > left) return left > 0 ? { kind: "too-much", left } : { kind: "unfit" };
  const isAllBack = amount === left && (await leftOfCards(trx, row.id)) === 0;
  const states = {
    paymentMethod: row.payment_method,
    paymentState: isAllBack ? ("refunded" as const) : row.payment_state,
    fulfilment: row.fulfilment_state,
  };
  return {
    set: {
      payment_state: states.paymentState,
      refund_due: isRefundDue(states, await owesAnyway(trx, row.id)),
      cash_returned: rupeesColumn(paise(before + amount)),
    },
    audit: { action: "order.money_given_back", detail: { amount: rupeesExact(amount) } },
    history: `Money given back: ${rupeesExact(amount)}`,
  };
}
