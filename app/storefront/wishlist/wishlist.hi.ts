import type { Words } from "#values/language/texts.ts";
import type * as en from "./wishlist.text.ts";

export const wishlistPageText: Words<typeof en.wishlistPageText> = {
  title: "पसंद",
  description: "जो चीज़ें आपने अलग रखी हैं, इस ब्राउज़र में या अपने खाते में।",
  empty: "अभी पसंद में कुछ नहीं है",
  emptyHint: "जो चीज़ अच्छी लगे उसे खोलिए और “पसंद में रखें” दबाइए: वह यहाँ मिलेगी।",
  remove: (name) => `“${name}” को पसंद से हटाएँ`,
  needsScript: "जावास्क्रिप्ट के बिना आपकी पसंद आपके खाते में रहती है।",
  mine: "मेरी पसंद देखें",
  wished: "पसंद की चीज़ें",
  removeShort: "हटाएँ",
  share: "सूची बाँटें",
  shareSignedOut: "इसके लिए साइन इन करना होगा: बाँटी हुई सूची खाते में रहती है, ताकि आप उसे बंद कर सकें।",
  shopOn: "ख़रीदारी जारी रखें",
  failed: { title: "गड़बड़ी", text: "चीज़ें नहीं लाई जा सकीं।" },
  tryAgain: "फिर कोशिश करें",
};

export const wishlistText: Words<typeof en.wishlistText> = {
  added: (name) => ({ title: "पसंद में रख लिया", text: name }),
  removed: (name) => ({ title: "पसंद से हटाया", text: name }),
  failed: { title: "गड़बड़ी", text: "आपकी पसंद बदली नहीं जा सकी।", tone: "destructive" },
  see: "पसंद देखें",
  add: "पसंद में रखें",
  remove: "पसंद से हटाएँ",
};
