import { randomUUID } from "node:crypto";
import { totalText } from "#cart/prices/prices.text.ts";
import { highestTotal } from "#cart/prices/totals.ts";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { PersonalText } from "#catalogue/options/personal.ts";
import { codeRefusalText } from "#discounts/codes/code-refusal.ts";
import { payText } from "#payments/paying/pay.text.ts";
import type { Db } from "#platform/database/db.ts";
import { orderErrors, orderReasons } from "../form/checkout.text.ts";
import { errorToast, orderErrorToast } from "../form/checkout-notices.ts";
import type { PurchaseLine, Refusal } from "../form/purchase.ts";
import { earlierReason } from "../form/refusal-reason.ts";
import { type CheckoutAnswer, lastStep, refusedStatus } from "../form/steps/checkout-steps.ts";
import type { Refused, Unplaced } from "../placing/placement.ts";

/** What the checkout shows when an order was not placed, and the status that it is answered with. */
export function unplaced(placement: Unplaced): [change: Partial<CheckoutAnswer>, status: number] {
  switch (placement.kind) {
    case "refused":
      return whyRefused(placement.refusal);
    case "key-taken":
      return [{ step: lastStep, ...anotherCheckout(whyTaken(placement.by)) }, refusedStatus];
    case "number-taken":
      return [{ step: lastStep, notice: orderErrors.lines }, refusedStatus];
  }
}

const whyTaken = (by: Extract<Unplaced, { kind: "key-taken" }>["by"]): string =>
  typeof by === "object" ? earlierReason(by) : orderReasons.othersKey;

function whyRefused(refusal: Refused): [change: Partial<CheckoutAnswer>, status: number] {
  if (refusal === "too-many") return [{ notice: orderErrorToast(orderReasons.tooMany) }, 429];
  if (refusal === "too-many-for-person")
    return [{ notice: orderErrorToast(orderReasons.tooManyForPerson) }, 429];
  if (refusal === "card-needs-script")
    return [{ step: lastStep, notice: errorToast(payText.needsScript) }, 422];
  const change = { step: lastStep, ...whyNot(refusal) };
  if (typeof refusal === "object" && refusal.kind === "day-moved" && refusal.unseen)
    return [{ ...change, isNews: true }, 422];
  // What stands at a field is a refusal of what was typed or chosen there.
  return change.errors || change.code ? [{ ...change, isNews: true }, 422] : [change, refusedStatus];
}

type Told = Exclude<Refused, "too-many" | "too-many-for-person" | "card-needs-script">;

function whyNot(refusal: Told): Partial<CheckoutAnswer> {
  if (refusal === "account-gone") return { notice: orderErrorToast(orderReasons.accountGone) };
  if (refusal === "lines-refused") return { notice: orderErrors.lines };
  if (refusal === "too-high") return { notice: orderErrorToast(totalText.tooHigh(highestTotal)) };
  if (refusal === "too-little-for-card") return atMethod(orderReasons.tooLittleForCard);
  switch (refusal.kind) {
    case "code-refused":
      return { notice: orderErrorToast(codeRefusalText(refusal.refusal)) };
    case "discount-changed":
      return atCode(orderReasons.discountChanged(refusal.total));
    case "cash-fee-changed":
      return atMethod(orderReasons.cashFeeChanged(refusal.total));
    case "day-moved":
      return { notice: orderErrorToast(orderReasons.dayMoved(refusal.day)) };
    case "no-week":
      return { notice: orderErrorToast(orderReasons.noWeek(refusal.name)) };
    case "cash-refused":
      return atMethod(`${refusal.reason} ${refusal.help}`);
    default:
      return { refusal };
  }
}

/** What is bought now is another checkout than the one whose key it had: the next press places it. */
const anotherCheckout = (reason: string) => ({ key: randomUUID(), notice: orderErrorToast(reason) });

const atCode = (error: string) => ({ notice: orderErrorToast(error), code: { typed: "", error } });

const atMethod = (paymentMethod: string) => ({
  notice: orderErrorToast(paymentMethod),
  errors: { paymentMethod },
});

/** What is refused, with product, option and label as the page's language calls them; in English as it is. */
export async function refusalInLanguage(
  db: Db,
  unplaced: Unplaced,
  lines: readonly PurchaseLine[],
): Promise<Unplaced> {
  if (unplaced.kind !== "refused" || !isOfLine(unplaced.refusal)) return unplaced;
  return { kind: "refused", refusal: await lineRefusalIn(db, unplaced.refusal, lines) };
}

async function lineRefusalIn(db: Db, refusal: Refusal, lines: readonly PurchaseLine[]): Promise<Refusal> {
  if (refusal.name === null) return refusal;
  const { name, option, personal, lineId } = refusal;
  const productId = lines.find(({ id }) => id === lineId)?.productId ?? null;
  const labels: PersonalText[] = personal ? [{ label: personal.label, text: "" }] : [];
  const [said] = await spokenLines(db, [
    { productId, productName: name, optionText: option, personal: labels },
  ]);
  if (!said) return refusal;
  const label = said.personal[0]?.shownAs ?? personal?.label ?? "";
  return {
    ...refusal,
    name: said.productName,
    option: said.optionText,
    ...(personal ? { personal: { ...personal, label } } : {}),
  };
}

const isOfLine = (refusal: Refused): refusal is Refusal => typeof refusal === "object" && "lineId" in refusal;
