import type { Words } from "#values/language/texts.ts";
import type * as en from "./book-words.text.ts";

export const proofText: Words<typeof en.proofText> = {
  invoices: "बिल",
  notes: "क्रेडिट नोट",
  papers: "बिल, क्रेडिट नोट घटाकर",
  hsn: "टेबल 12",
  tables: "सारी टेबल",
  b2b: "4A GSTIN वाले ख़रीदारों को",
  b2cl: "5 बड़े बिल, दूसरे राज्यों को",
  b2cs: "7 बाक़ी सारी बिक्री, नोट घटाकर",
  exempt: "8 बिना टैक्स के, नोट घटाकर",
  cdnr: "9B GSTIN वाले ख़रीदारों के नोट",
  cdnur: "9B टेबल 5 के नोट",
  rounding: "रुपये तक राउंड ऑफ़, किसी टेबल में नहीं",
};

export const namesText: Words<typeof en.namesText> = {
  more: (count) => `और ${count}`,
  range: (from, to) => `${from} से ${to}`,
};
