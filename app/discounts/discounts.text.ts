import { type Paise, paise, rupees, rupeesAndPaise } from "#values/money/money.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import type { CodeRefusal } from "./codes/code-refusal.ts";
import type { GivenDiscount, Promotion } from "./promotion.ts";

/** What shoppers read of discounts. */
export const discountText = {
  field: "Discount code",
  apply: "Apply",
  remove: (code: string) => `Remove discount code ${code}`,
  applied: (code: string) => ({ title: "Discount Applied", text: `${code} is in your sums now.` }),
  removed: (code: string) => ({ title: "Discount Removed", text: `${code} is no longer in your sums.` }),
  missing: "Enter a code.",
  savesNothing: "This code takes nothing off this cart.",
  tooMany: "Too many wrong codes came from your network. Please try again in a few minutes.",
};

/** The name of a discount on a bill. */
export const discountLabel = ({ code, title }: Pick<Promotion, "code" | "title">): string =>
  `Discount (${code ?? title})`;

interface NamedDiscount extends Pick<GivenDiscount, "amount"> {
  promotion: Pick<Promotion, "code" | "title">;
}

/** What is off the cost of shipping, which is no row of its own: it is in the cost. */
export const shippingDiscountNote = ({ promotion, amount }: NamedDiscount): string =>
  `${discountLabel(promotion)}: −${rupeesAndPaise(amount)}`;

/** Why a code does nothing, in a sentence. */
export function codeRefusalText(refusal: CodeRefusal): string {
  switch (refusal.kind) {
    case "unknown":
      return "This code does not exist.";
    case "ended":
      return "This code has ended.";
    case "early":
      return `This code begins on ${dateOrMoment(refusal.startsAt)}.`;
    case "short":
      return `Spend ${wholeRupees(refusal.missing)} more${refusal.scopeName && ` on ${refusal.scopeName}`} to use this code.`;
    case "used-up":
      return "This code has been used up.";
    case "used-already":
      return "You have used this code already.";
    case "not-first":
      return "This code is for a first order.";
  }
}

const wholeRupees = (amount: Paise): string => rupees(paise(Math.ceil(amount / 100) * 100));

/** The time only where it is not midnight in India. */
export const dateOrMoment = (moment: Date): string =>
  startOfIndianDay(indianDay(moment)).getTime() === moment.getTime()
    ? longDate(moment)
    : longDateTime(moment);
