import type { Words } from "#values/language/texts.ts";
import type * as en from "./entry.text.ts";

export const entryText: Words<typeof en.entryText> = {
  events: {
    piece: "बनाया",
    sale: "बिका",
    back: "लौट आया",
    taken: "दुकान ने ख़रीदा",
    advance: "पेशगी",
    payment: "भुगतान",
    material: "अपना सामान",
    "material-given": "दुकान का सामान",
    bonus: "इनाम",
    deduction: "कटौती",
    correction: "सुधार",
  },
  ways: { upi: "UPI", bank: "बैंक", cash: "नक़द" },
  pieces: (count) => `${count} नग`,
  each: (count, rate) => `${count} × ${rate}`,
};
