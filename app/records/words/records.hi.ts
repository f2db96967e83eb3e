import type { Words } from "#values/language/texts.ts";
import type * as en from "./records.text.ts";

export const recordsText: Words<typeof en.recordsText> = {
  export: "CSV फ़ाइल डाउनलोड करें",
  all: "सब दिखाएँ",
  edit: "बदलें",
  delete: "हटाएँ",
  editOne: (name) => `“${name}” बदलें`,
  deleteOne: (name) => `“${name}” हटाएँ`,
  noNameYet: "नाम लिखते ही सहेज सकेंगे: पन्ने का पता उसी से बनता है।",
  uploading: "तस्वीरें भेजी जा रही हैं …",
  preview: "झलक देखें",
  draft: "आपका ड्राफ़्ट वापस आ गया है, तस्वीरों के बिना।",
  afresh: "नए सिरे से लिखें",
  wrong: (count) => `${count} जगह कुछ ठीक करना है।`,
  toFirst: "पहली जगह पर जाएँ",
  leave: {
    whole: "बिना सहेजे जाएँ? आपके बदलाव मिट जाएँगे।",
    drafted: "बिना सहेजे जाएँ? आपका ड्राफ़्ट बचा रहेगा, तस्वीरों के बिना।",
    act: "छोड़कर जाएँ",
  },
  longAlt: (place, long) => `तस्वीर ${place} में क्या है (alt text): ${long}`,
};

export const severalText: Words<typeof en.severalText> = {
  noneTicked: { title: "कुछ नहीं चुना", text: "पहले सूची में एक या ज़्यादा चुनिए।" },
  title: "हो गया",
  nothing: "कुछ नहीं बदला",
  done: (count) => `${count} हो गए।`,
  stayed: (name, why) => `${name} वैसे ही है: ${why}`,
  why: { stale: "इस बीच किसी और ने बदल दिया।", unfit: "अब इसके साथ यह नहीं हो सकता।" },
  gone: "एक अब नहीं है।",
  more: (count) => `${count} और वैसे ही हैं।`,
  failed: (done) => ({
    title: "गड़बड़ी",
    text: `${done === 0 ? "कुछ नहीं बदला।" : `${done} हो गए, बाक़ी नहीं।`} फिर कोशिश कीजिए।`,
  }),
};

export const nextCardText: Words<typeof en.nextCardText> = {
  title: "अब क्या करें",
  more: "और काम",
  since: (when) => `${when} से`,
};

export const searchFieldsText: Words<typeof en.searchFieldsText> = {
  title: "Google पर और लिंक भेजने पर",
  metaTitle: "खोज में शीर्षक (meta title)",
  metaDescription: "खोज में परिचय (meta description)",
  ogTitle: "लिंक का शीर्षक (OG title)",
  ogDescription: "लिंक का परिचय (OG description)",
  ogImage: "लिंक की तस्वीर (OG image)",
  beside: { metaTitle: "", metaDescription: "", ogTitle: "", ogDescription: "" },
  count: (letters, most) => `${most} में से ${letters} अक्षर`,
  descriptionHint: (count) => `${count}; 120 से 155 सबसे अच्छे। ख़ाली छोड़ेंगे तो लिखे हुए से बन जाएगा।`,
  imageHint: (otherwise) => `जब कोई लिंक भेजे तब दिखती है; 1200x630 सबसे अच्छी। ${otherwise}`,
};

export const hindiText: Words<typeof en.hindiText> = {
  count: (hindi, texts) => `हिंदी: ${texts} में से ${hindi}`,
  old: (count) => `${count} पुराने`,
  languages: "भाषाएँ",
  english: "English",
  hindi: "हिन्दी",
  open: (missing, old) =>
    [missing > 0 && `${missing} बाक़ी`, old > 0 && `${old} पुराने`].filter(Boolean).join(", ") || undefined,
  states: { missing: "हिंदी: बाक़ी", old: "हिंदी: पुरानी" },
};
