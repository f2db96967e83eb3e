import type { DoneTo } from "#platform/audit/acts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { OrderStates, PaymentState } from "../order-states.ts";
import { isRefundDue } from "./refund-due.ts";

/**
 * What an admin says of an order's cash: it came, it did not after all, or some of it went back to the buyer.
 */
export type CashAct = { word: "collected" | "uncollected" } | { word: "returned"; amount: Paise };

/** What decides which acts fit a cash-on-delivery order. */
export interface CashFacts extends Pick<OrderStates, "paymentState" | "fulfilment"> {
  total: Paise;
  /** What went back until now. */
  returned: Paise;
  /** Is other money due back: a card payment of it that should not have come? */
  isOwedAnyway: boolean;
}

/** What of the cash that came can still go back. */
export const cashLeft = ({
  paymentState,
  total,
  returned,
}: Omit<CashFacts, "fulfilment" | "isOwedAnyway">): Paise =>
  paymentState === "cod_collected" ? paise(total - returned) : paise(0);

/** What an act changes of an order; undefined where it does not fit. What went back can't be taken back. */
export function cashChange(act: CashAct, facts: CashFacts) {
  const change = act.word === "returned" ? givenBack(act.amount, facts) : marked(act.word, facts);
  if (!change) return undefined;
  const states = {
    paymentMethod: "cod",
    paymentState: change.paymentState,
    fulfilment: facts.fulfilment,
  } as const;
  return {
    ...change,
    refundDue: isRefundDue(states, facts.isOwedAnyway),
  };
}

interface CashChange {
  paymentState: PaymentState;
  returned: Paise;
  history: string;
  action: `order.${DoneTo<"order">}`;
}

function marked(
  word: "collected" | "uncollected",
  { paymentState, returned }: CashFacts,
): CashChange | undefined {
  if (word === "collected" && paymentState === "cod_due") {
    const history = "Cash collected";
    return { paymentState: "cod_collected", returned, history, action: "order.cash_collected" };
  }
  if (word === "uncollected" && paymentState === "cod_collected" && returned === 0) {
    const history = "Cash not collected after all";
    return { paymentState: "cod_due", returned, history, action: "order.cash_not_collected" };
  }
  return undefined;
}

/** The order counts as refunded once nothing of its cash is left. */
function givenBack(amount: Paise, facts: CashFacts): CashChange | undefined {
  const left = cashLeft(facts);
  if (amount <= 0 || amount > left) return undefined;
  return {
    paymentState: amount === left ? "refunded" : "cod_collected",
    returned: paise(facts.returned + amount),
    history: `Cash given back: ${rupeesExact(amount)}`,
    action: "order.cash_given_back",
  };
}
