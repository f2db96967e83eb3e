import type { Words } from "#values/language/texts.ts";
import type * as en from "./session.text.ts";

export const placeholderText: Words<typeof en.placeholderText> = {
  missing: "ग्राहक (जानकारी नहीं है)",
  network: "ग्राहक (नेटवर्क की गड़बड़)",
  critical: "ग्राहक (बड़ी गड़बड़)",
};

export const sessionText: Words<typeof en.sessionText> = {
  signedOut: { title: "लॉग आउट हो गया", text: "आपका लॉग आउट हो गया है।" },
  signOutFailed: {
    title: "लॉग आउट नहीं हुआ",
    text: "लॉग आउट नहीं हो पाया। फिर कोशिश कीजिए।",
    tone: "destructive",
  },
  profile: {
    network: { title: "नेटवर्क की गड़बड़", text: "आपकी जानकारी नहीं आ पाई।", tone: "destructive" },
    critical: {
      title: "बड़ी गड़बड़",
      text: "आपकी जानकारी नहीं आ पाई।",
      tone: "destructive",
    },
  },
};
