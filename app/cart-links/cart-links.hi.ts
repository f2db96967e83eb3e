import type { Words } from "#values/language/texts.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./cart-links.text.ts";

export const sharedCartText: Words<typeof en.sharedCartText> = {
  title: "आपके लिए एक झोला",
  description: "किसी ने आपके लिए जो चुना है, आज के दाम पर।",
  intro: "किसी ने आपके लिए यह चुना है। जब तक आप इसे न डालें, आपका अपना झोला वैसा ही रहेगा।",
  nothing: "इस लिंक में ऐसा कुछ नहीं, जो हमारे पास हो।",
  shop: "दुकान देखिए",
  unknown: (count) => (count === 1 ? "इस लिंक की एक चीज़ अब नहीं है।" : `इस लिंक की ${count} चीज़ें अब नहीं हैं।`),
  further: (count) => `झोले में 100 तरह की चीज़ें ही आ सकती हैं। ${count} और यहाँ नहीं हैं।`,
  code: (code) => `झोले में डालते समय कोड ${code} लगाया जाएगा।`,
  pieces: (count, each) => `${count} × ${each}`,
  total: "कुल सामान",
  taxes: "सारे टैक्स शामिल हैं। भेजने का ख़र्च झोले में दिखेगा।",
  add: "ये मेरे झोले में डालें",
  takeAway: "पहले वाला झोला हटा दें",
  toPage: (name) => `${name} दुकान में देखिए`,
  leftOut: {
    gone: "अब नहीं है।",
    "option-gone": "अब यह ऐसे नहीं बनता। इसके पेज पर दूसरा चुनिए।",
    "option-missing": "यह कई विकल्पों में आता है। इसके पेज पर एक चुनिए।",
    personal: "इस पर कुछ लिखा जाता है। क्या लिखना है, इसके पेज पर बताइए।",
    "out-of-stock": "स्टॉक ख़त्म है।",
    "too-large": "झोले में एक चीज़ के 999 नग तक ही आ सकते हैं। ज़्यादा चाहिए तो थोक भाव पूछिए।",
    "not-now": (again) =>
      again === null ? "अभी इतने बनाने की जगह नहीं है।" : `${longDay(again)} से फिर ऑर्डर पर बनेगा।`,
  },
  fewer: (left) => `बस ${left} बचे हैं।`,
  failed: { title: "गड़बड़ी", text: "सामान नहीं लाया जा सका।", tone: "destructive" },
};

export const addedText: Words<typeof en.addedText> = {
  title: "झोले में आ गया",
  added: (count) => `${count} तरह का सामान आज के दाम पर आपके झोले में है।`,
  none: { title: "नहीं डाला गया", text: "इसमें से कुछ भी आपके झोले में नहीं आ सका।", tone: "destructive" },
  fewer: (count) => `${count} उसमें नहीं आ सके।`,
};

export const cartLinkText: Words<typeof en.cartLinkText> = {
  title: "यह झोला बाँटें",
  description: "एक लिंक, जो दूसरों को दिखाता है कि आपके झोले में क्या है।",
  intro:
    "जो यह लिंक खोलेगा, वह यह सामान उस दिन के दाम पर देखेगा और अपने झोले में डाल सकेगा। लिंक में न आपका नाम है, न वह जो किसी चीज़ पर लिखना है।",
  link: "लिंक",
  left: "चीज़ पर जो लिखना है, वह लिंक में नहीं है।",
  empty: "आपका झोला ख़ाली है, इसलिए बाँटने को कुछ नहीं।",
  back: "आपका झोला",
  share: "हमारी दुकान का एक झोला:",
};
