import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";

/** What is printed on a label beside the product's own words. */
export const labelWords = {
  title: "Labels",
  /** The highest price that may be charged (LABEL-4). */
  mrp: (price: Paise) => `MRP ${rupeesExact(price)} (inclusive of all taxes)`,
  sku: (sku: string) => `SKU ${sku}`,
};
