import type { Words } from "#values/language/texts.ts";
import type * as en from "./shop.text.ts";

export const shopText: Words<typeof en.shopText> = {
  title: "दुकान",
  description:
    "कपड़े के थैले, एक्सेसरीज़ और घर की सजावट, जिन पर बिहार में हाथ से मधुबनी चित्र, कढ़ाई और छपाई होती है। संग्रह, बनाने के तरीक़े और दाम से छाँटिए।",
  searched: (words) => `खोज: ${words}`,
  onPage: (subject, page) => `${subject}, पन्ना ${page}`,
  search: { label: "चीज़ें खोजें", example: "थैला, कमल, मछली", act: "खोजें" },
  filters: "छाँटें",
  showFilters: "छाँटें",
  hideFilters: "बंद करें",
  applyFilters: "दिखाएँ",
  active: "किससे छाँटा गया",
  clear: "सब हटाएँ",
  sort: "क्रम",
  results: "जो मिला",
  failed: { title: "गड़बड़ी", text: "चीज़ें नहीं लाई जा सकीं।" },
  products: "चीज़ें",
  none: "आपकी खोज से मिलती कोई चीज़ नहीं मिली।",
  clearFilters: "छँटाई हटाएँ",
  pages: "पन्ने",
  previous: "पीछे",
  next: "आगे",
  page: (page, of) => `पन्ना ${page}, कुल ${of}`,
};
