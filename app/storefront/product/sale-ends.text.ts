import type { MomentPrice } from "#catalogue/price-at.ts";
import { momentToType } from "#values/time/typed-moment.ts";

/** 'Sale until 30 November 2026', or with its time where it does not end with the day. */
export const saleEndsText = ({ was, priceUntil }: MomentPrice): string | undefined =>
  was !== undefined && priceUntil ? `Sale until ${momentToType(priceUntil, "end")}` : undefined;
