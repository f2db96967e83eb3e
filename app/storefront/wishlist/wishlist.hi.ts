import type { Words } from "#values/language/texts.ts";
import type * as en from "./wishlist.text.ts";

export const wishlistText: Words<typeof en.wishlistText> = {
  added: (name) => ({ title: "पसंद में रख लिया", text: name }),
  removed: (name) => ({ title: "पसंद से हटाया", text: name }),
  failed: { title: "गड़बड़ी", text: "आपकी पसंद बदली नहीं जा सकी।", tone: "destructive" },
  see: "पसंद देखें",
  add: "पसंद में रखें",
  remove: "पसंद से हटाएँ",
};
