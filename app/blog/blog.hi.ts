import type { Words } from "#values/language/texts.ts";
import type * as en from "./blog.text.ts";

export const blogText: Words<typeof en.blogText> = {
  title: "कहानियाँ",
  intro: "मिथिला की कहानियाँ: चित्रों का मतलब क्या है, वे कैसे बनते हैं, और कौन बनाता है।",
  empty: "अभी कोई कहानी नहीं है।",
  more: "और दिखाएँ",
  older: "पुरानी कहानियाँ",
  newest: "नई कहानियाँ",
  newsletter: {
    title: "नई कहानियाँ ईमेल पर",
    text: "महीने में क़रीब एक बार, साथ में वह जो इस बीच कारीगरों ने बनाया।",
  },
  listFailed: { title: "कहानियाँ नहीं मिल पाईं", text: "फिर कोशिश कीजिए।" },
  postFailed: { title: "गड़बड़ी", text: "यह कहानी नहीं मिल पाई।" },
  notFound: { title: "कहानी नहीं मिली", text: "हो सकता है यह कहीं और चली गई हो।", back: "वापस कहानियों पर" },
  related: "इससे जुड़ी कहानियाँ",
  home: "होम",
  about: "इस कहानी के बारे में",
  author: "लेखक",
  reading: (minutes) => `${minutes} मिनट में पढ़ें`,
  again: "फिर कोशिश करें",
  shopOn: "ख़रीदारी जारी रखें",
};

export const commentText: Words<typeof en.commentText> = {
  title: "आपकी बातें",
  none: "सबसे पहले आप ही कुछ लिखिए!",
  formTitle: "अपनी बात लिखिए",
  note: "आपकी बात हमारे पढ़ लेने के बाद दिखेगी। आपका ईमेल पता नहीं दिखाया जाता।",
  labels: { name: "नाम", email: "ईमेल", comment: "आपकी बात" },
  submit: "भेजें",
  waiting: "पढ़े जाने का इंतज़ार है",
  missing: { title: "कुछ छूट गया", text: "अपना नाम और अपनी बात लिखिए।" },
  sent: { title: "आपकी बात मिल गई!", text: "धन्यवाद! हम पढ़ लें, फिर यह यहाँ दिखेगी।" },
  failed: { title: "बात भेजी नहीं जा सकी", text: "हम तक पहुँच नहीं पाई। फिर कोशिश कीजिए।" },
  tooMany: "यहाँ से बहुत सारी बातें आ गईं। कुछ मिनट रुककर फिर कोशिश कीजिए।",
  postGone: "कहानी नहीं मिली",
  errors: { name: "अपना नाम लिखिए।", comment: "अपनी बात लिखिए।" },
};
