import type { Words } from "#values/language/texts.ts";
import type * as en from "./product-words.text.ts";

export const detailLabels: Words<typeof en.detailLabels> = {
  material: "किससे बना",
  size: "माप",
  weight: "वज़न",
  handles: "हत्थे",
  technique: "कैसे बना",
  category: "क़िस्म",
  sku: "नंबर",
};

export const labelLabels: Words<typeof en.labelLabels> = {
  origin_country: "बनने का देश",
  net_quantity: "शुद्ध मात्रा",
  made_by: "बनाने वाले",
  made_month: "बनने का महीना",
  consumer_care: "ग्राहक सेवा",
};
