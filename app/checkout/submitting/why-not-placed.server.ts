import { randomUUID } from "node:crypto";
import { totalText } from "#cart/prices/prices.text.ts";
import { highestTotal } from "#cart/prices/totals.ts";
import { codeRefusalText } from "#discounts/codes/code-refusal-text.ts";
import { payText } from "#payments/paying/pay.text.ts";
import { orderErrors, orderReasons } from "../form/checkout.text.ts";
import { errorToast, orderErrorToast } from "../form/checkout-notices.ts";
import type { Refusal } from "../form/purchase.ts";
import { earlierReason } from "../form/refusal-reason.ts";
import { type CheckoutAnswer, lastStep, refusedStatus } from "../form/steps/checkout-steps.ts";
import type { CashRefused } from "../placing/judge-cash-order.server.ts";
import type { DiscountRefusal } from "../placing/judge-discounts.server.ts";
import type { PlacementRefusal } from "../placing/placement.ts";
import type { EarlierOrder } from "../placing/replace-order.server.ts";

export type Unplaced = Refusal | PlacementRefusal | DiscountRefusal | CashRefused | EarlierOrder;

/** What the checkout shows when an order was not placed, and the status that it is answered with. */
export function unplaced(refusal: Unplaced): [change: Partial<CheckoutAnswer>, status: number] {
  if (refusal === "too-many") return [{ notice: orderErrorToast(orderReasons.tooMany) }, 429];
  if (refusal === "too-many-for-person")
    return [{ notice: orderErrorToast(orderReasons.tooManyForPerson) }, 429];
  if (refusal === "card-needs-script")
    return [{ step: lastStep, notice: errorToast(payText.needsScript) }, 422];
  const change = { step: lastStep, ...whyNot(refusal) };
  // What stands at a field is a refusal of what was typed or chosen there.
  return change.errors || change.code ? [{ ...change, isNews: true }, 422] : [change, refusedStatus];
}

type Told = Exclude<Unplaced, "too-many" | "too-many-for-person" | "card-needs-script">;

function whyNot(refusal: Told): Partial<CheckoutAnswer> {
  if (refusal === "account-gone") return { notice: orderErrorToast(orderReasons.accountGone) };
  if (refusal === "lines-refused") return { notice: orderErrors.lines };
  if (refusal === "too-high") return { notice: orderErrorToast(totalText.tooHigh(highestTotal)) };
  if (refusal === "too-little-for-card") return atMethod(orderReasons.tooLittleForCard);
  if (refusal === "others-key") return anotherCheckout(orderReasons.othersKey);
  if (refusal.kind === "code-refused") return { notice: orderErrorToast(codeRefusalText(refusal.refusal)) };
  if (refusal.kind === "discount-changed") return atCode(orderReasons.discountChanged(refusal.total));
  if (refusal.kind === "cash-fee-changed") return atMethod(orderReasons.cashFeeChanged(refusal.total));
  if (refusal.kind === "cash-refused") return atMethod(`${refusal.reason} ${refusal.help}`);
  return refusal.kind === "earlier-order" ? anotherCheckout(earlierReason(refusal.order)) : { refusal };
}

/** What is bought now is another checkout than the one whose key it had: the next press places it. */
const anotherCheckout = (reason: string) => ({ key: randomUUID(), notice: orderErrorToast(reason) });

const atCode = (error: string) => ({ notice: orderErrorToast(error), code: { typed: "", error } });

const atMethod = (paymentMethod: string) => ({
  notice: orderErrorToast(paymentMethod),
  errors: { paymentMethod },
});
