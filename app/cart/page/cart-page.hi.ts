import type { Words } from "#values/language/texts.ts";
import type * as en from "./cart-page.text.ts";

export const cartPageText: Words<typeof en.cartPageText> = {
  title: "आपका झोला",
  description: "जो थैले और चीज़ें आपने रख ली हैं, भेजने के ख़र्च और कुल के साथ।",
  failed: { title: "गड़बड़ी", text: "चीज़ें नहीं मिल पाईं।", tone: "destructive" },
  unsent: { title: "गड़बड़ी", text: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर कोशिश कीजिए।" },
  noAct: "झोले में ऐसा कुछ नहीं हो सकता।",
  clear: "झोला ख़ाली करें",
  empty: "आपका झोला ख़ाली है",
  emptyHint: "थैले, एक्सेसरीज़ और घर की सजावट, सब पर मिथिला में हाथ से बने चित्र: दुकान में आपका इंतज़ार है।",
  shopOn: "ख़रीदारी जारी रखें",
  items: (count) => (count === 1 ? "1 चीज़" : `${count} चीज़ें`),
  freeFrom: (missing) => `${missing} का सामान और लीजिए, साधारण डिलीवरी मुफ़्त हो जाएगी।`,
  checkout: "ख़रीद पूरी करें",
  share: "यह झोला बाँटें",
  mail: {
    title: "यह झोला मुझे मेल करें",
    label: "ई-मेल",
    hint: "एक ही मेल, इस झोले और उसके लिंक के साथ। हम पता नहीं रखते।",
    send: "भेजें",
  },
  thisProduct: "यह चीज़",
  each: (price) => `${price} का एक`,
  update: "बदलें",
  quantityOf: (name) => `${name}: कितने`,
  fewer: (name) => `${name}: एक कम करें`,
  more: (name) => `${name}: एक और डालें`,
  removeNamed: (name) => `${name} झोले से हटाएँ`,
  remove: "हटाएँ",
};

export const changeToasts: Words<typeof en.changeToasts> = {
  updated: (name) => ({ title: "झोला बदल गया", text: `“${name}” की गिनती बदल दी गई` }),
  removed: { title: "झोले से हटाया", text: "यह चीज़ अब झोले में नहीं है" },
  cleared: { title: "झोला ख़ाली", text: "सारी चीज़ें हटा दी गईं" },
};
