import type { Promotion } from "#discounts/promotion.ts";
import { paise } from "#values/money/money.ts";

/** A promotion of ten per cent on everything, but for what is said of it. */
export const promotion = (given: Partial<Promotion> = {}): Promotion => ({
  id: "p1",
  code: null,
  title: "Ten for all",
  kind: "percent",
  value: 10_00,
  cap: null,
  minSubtotal: paise(0),
  scope: "all",
  which: [],
  scopeName: "",
  isLimited: false,
  ...given,
});
