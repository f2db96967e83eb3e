import type { Words } from "#values/language/texts.ts";
import type * as en from "./detail-labels.text.ts";

export const detailLabels: Words<typeof en.detailLabels> = {
  material: "किससे बना",
  size: "माप",
  weight: "वज़न",
  handles: "हत्थे",
  technique: "कैसे बना",
  category: "क़िस्म",
  sku: "नंबर",
};
