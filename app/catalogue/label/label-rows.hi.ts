import type { Words } from "#values/language/texts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type * as en from "./label-rows.text.ts";

export const labelWords: Words<typeof en.labelWords> = {
  title: "लेबल",
  mrp: (price) => `अधिकतम खुदरा मूल्य (MRP) ${rupeesExact(price)}, सारे टैक्स शामिल`,
  sku: (sku) => `नंबर ${sku}`,
};
