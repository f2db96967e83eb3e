import type { Words } from "#values/language/texts.ts";
import type * as en from "./settings.text.ts";

export const ownSettingsText: Words<typeof en.ownSettingsText> = {
  title: "खाते की सेटिंग",
  description: "आपका नाम, फ़ोन, पासवर्ड और फ़ोन-कंप्यूटर।",
  device: (browser, system) => `${system} पर ${browser}`,
  unknownDevice: "अनजान फ़ोन या कंप्यूटर",
  adminTitle: "आपका खाता",
  readFailed: { title: "गड़बड़ी", text: "आपकी जानकारी नहीं आ पाई।" },
  profile: {
    title: "आपके बारे में",
    save: "सहेजें",
    emailHint: {
      user: "ईमेल बदलवाना हो तो हमें लिखिए।",
      admin: "इसी से आप लॉग इन होते हैं। दूसरा चाहिए तो सर्वर चलाने वाले नया खाता जोड़ेंगे।",
    },
    saved: { title: "जानकारी बदल गई", text: "आपकी जानकारी सहेज ली गई है।" },
    unchanged: { title: "कुछ नहीं बदला", text: "आपकी जानकारी पहले से यही है।" },
    failed: { title: "गड़बड़ी", text: "जानकारी नहीं बदल पाई।" },
    phone: "फ़ोन नंबर लिखिए, जैसे 98765 43210, या ख़ाली छोड़ दीजिए।",
  },
  password: {
    title: "पासवर्ड बदलें",
    save: "पासवर्ड बदलें",
    changed: { title: "पासवर्ड बदल गया", text: "आपके बाक़ी फ़ोन और कंप्यूटर लॉग आउट कर दिए गए हैं।" },
    failed: { title: "गड़बड़ी", text: "पासवर्ड नहीं बदल पाया।" },
    currentMissing: "अभी का पासवर्ड लिखिए।",
    currentWrong: "अभी का पासवर्ड सही नहीं है।",
    tooMany: "बहुत बार कोशिश हो चुकी है। दस मिनट रुककर फिर कोशिश कीजिए।",
  },
  sessions: {
    title: "आपका खाता कहाँ-कहाँ खुला है",
    here: "यही वाला",
    endOthers: "बाक़ी सब को लॉग आउट करें",
    ended: { title: "लॉग आउट हो गया", text: "आपके बाक़ी फ़ोन और कंप्यूटर लॉग आउट कर दिए गए हैं।" },
    failed: { title: "गड़बड़ी", text: "बाक़ी फ़ोन और कंप्यूटर लॉग आउट नहीं हो पाए।" },
    lastUsed: "पिछली बार",
  },
  language: {
    title: "भाषा",
    intro: "आप अपना काम और दुकान से आने वाले ईमेल किस भाषा में पढ़ेंगे।",
    save: "भाषा सहेजें",
    saved: { title: "भाषा बदल गई", text: "अब आपका सारा काम हिन्दी में दिखेगा।" },
    failed: { title: "गड़बड़ी", text: "भाषा नहीं बदल पाई।" },
  },
  data: {
    title: "आपकी जानकारी",
    text: "दुकान आपके बारे में जो कुछ रखती है, वह सब एक फ़ाइल में, जिसे दूसरे प्रोग्राम भी पढ़ सकते हैं।",
    download: "मेरी जानकारी डाउनलोड करें",
    erase: "मेरा खाता मिटाएँ",
  },
};
