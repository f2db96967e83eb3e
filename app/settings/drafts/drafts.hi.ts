import type { Words } from "#values/language/texts.ts";
import type * as en from "./drafts.text.ts";

export const draftsText: Words<typeof en.draftsText> = {
  title: "मसौदा: दिखाने से पहले पढ़िए",
  about: "यह आपकी सेटिंग से बना है। ख़रीदारों को यह नहीं दिखता, और कोई पन्ना यहाँ नहीं लाता।",
  aboutOwn: "ये आपके अपने शब्द हैं। ख़रीदारों को ये नहीं दिखते, और कोई पन्ना यहाँ नहीं लाता।",
  show: "मैंने पढ़ लिया, दिखाएँ",
  english: "अंग्रेज़ी में",
  hindi: "हिन्दी में",
  change: "पहले बदलें",
  changeOf: (question) => `पहले बदलें: ${question}`,
  edit: "मसौदा बदलें",
  save: "मसौदा सहेजें",
  kept: { title: "मसौदा सहेजा गया", text: "ख़रीदारों को यह अभी नहीं दिखता। यहाँ पढ़िए, फिर दिखाइए।" },
  inHindi: (label) => `${label} (हिन्दी)`,
  shown: (label) => ({ title: "अब ख़रीदारों को दिखता है", text: `${label}: दुकान में दोनों भाषाओं में है।` }),
  mark: "मसौदा",
  faq: "डिलीवरी के बारे में मसौदे",
  showOf: (question) => `मैंने पढ़ लिया, दिखाएँ: ${question}`,
};
