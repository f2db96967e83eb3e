import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./details.en.ts";

export const detailLabels: Words<typeof en.detailLabels> = {
  material: "किससे बना",
  size: "माप",
  weight: "वज़न",
  handles: "हत्थे",
  technique: "कैसे बना",
  category: "क़िस्म",
  sku: "नंबर",
};

export const detailWords: Words<typeof en.detailWords> = {
  leavesBy: (day) => `आपके लिए बनेगा: ${longDay(day)} तक भेज देंगे`,
  reviews: (count) => `${grouped(count)} राय`,
};
