import type { Words } from "#values/language/texts.ts";
import type * as en from "./profile.text.ts";

export const placeholderText: Words<typeof en.placeholderText> = {
  missing: "ग्राहक (जानकारी नहीं है)",
  network: "ग्राहक (नेटवर्क की गड़बड़)",
  critical: "ग्राहक (बड़ी गड़बड़)",
};
