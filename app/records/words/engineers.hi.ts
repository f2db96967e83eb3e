import type { Words } from "#values/language/texts.ts";
import type * as en from "./engineers.text.ts";

export const engineersText: Words<typeof en.engineersText> = {
  note: "यह पन्ना उनके लिए है, जो दूसरे प्रोग्राम दुकान से जोड़ते हैं। यह अंग्रेज़ी में है।",
};
