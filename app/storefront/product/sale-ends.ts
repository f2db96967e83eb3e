import type { MomentPrice } from "#catalogue/price-at.ts";
import { belowText } from "./product-page.text.ts";

/** Until when a sale runs, in words; undefined where none runs, or one without an end. */
export const saleEndsText = ({ was, priceUntil }: MomentPrice): string | undefined =>
  was !== undefined && priceUntil ? belowText.saleUntil(priceUntil) : undefined;
