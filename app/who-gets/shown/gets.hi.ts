import type { Words } from "#values/language/texts.ts";
import type * as en from "./gets.text.ts";

export const getsText: Words<typeof en.getsText> = {
  title: "किसे कितना मिलता है",
  of: (price) => `एक नग के दाम ${price} में से:`,
  makers: "बनाने वालों को",
  material: "कच्चा माल",
  collective: "समूह को",
  collectiveFor: "(फ़ोटो, पैकिंग, किराया, जोखिम)",
  gst: "GST",
};
