import type { Words } from "#values/language/texts.ts";
import type * as en from "./uploads.text.ts";

export const uploadsText: Words<typeof en.uploadsText> = {
  of: (held, most) => `(${most} में से ${held})`,
  optional: "(चाहें तो)",
  picture: (place) => `तस्वीर ${place}`,
  mostAtOnce: " एक बार में कुल 34MB तक।",
  drop: (takesPaste) => (takesPaste ? "यहाँ खींचकर या चिपकाकर भी डाल सकते हैं।" : "यहाँ खींचकर भी डाल सकते हैं।"),
  photograph: "कैमरे से खींचिए",
  underWay: (count) => `${count} तस्वीर${count === 1 ? "" : "ें"} जा रही ${count === 1 ? "है" : "हैं"}`,
  unsent: (count) =>
    count === 1
      ? "1 तस्वीर नहीं गई। फिर कोशिश कीजिए या उसे हटाइए।"
      : `${count} तस्वीरें नहीं गईं। फिर कोशिश कीजिए या उन्हें हटाइए।`,
  up: (label) => `ऊपर करें: ${label}`,
  down: (label) => `नीचे करें: ${label}`,
  moved: (from, to) => `तस्वीर ${from} अब तस्वीर ${to} है`,
  remove: (label) => `हटाएँ: ${label}`,
  removed: (label) => `हटाई: ${label}`,
  alt: (label) => `${label} में क्या है (alt text)`,
  altExample: "तस्वीर में क्या है",
  sending: (name) => `${name} जा रही है …`,
  preparing: (name) => `${name} तैयार हो रही है …`,
  sendingOf: (label) => `जा रही है: ${label}`,
  failed: (name, why) => `${name} नहीं गई। ${why}`,
  tryAgain: "फिर कोशिश करें",
  error: "तस्वीर नहीं गई",
  lost: (name) => `“${name}” नहीं भेजी जा सकी। इंटरनेट देखकर फिर कोशिश कीजिए।`,
  limit: "इतनी तस्वीरें नहीं आतीं",
};
