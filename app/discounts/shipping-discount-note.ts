import { billText } from "#shipping/shipping.text.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { GivenDiscount, Promotion } from "./promotion.ts";

interface NamedDiscount extends Pick<GivenDiscount, "amount"> {
  promotion: Pick<Promotion, "code" | "title">;
}

/** What is off the cost of shipping, which is no row of its own: it is in the cost. */
export const shippingDiscountNote = ({ promotion: { code, title }, amount }: NamedDiscount): string =>
  `${billText.discount(code ?? title)}: −${rupeesAndPaise(amount)}`;
