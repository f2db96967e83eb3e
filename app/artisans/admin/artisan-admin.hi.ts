import type { Words } from "#values/language/texts.ts";
import type * as en from "./artisan-admin.text.ts";

const kinds = "PNG, JPEG, WebP या HEIC, 20MB तक";

export const artisanAdminText: Words<typeof en.artisanAdminText> = {
  title: "कारीगर",
  add: "नया कारीगर जोड़ें",
  edit: "कारीगर को बदलें",
  save: "कारीगर सहेजें",
  search: "कारीगर खोजें",
  none: "अभी कोई कारीगर नहीं।",
  noneFound: "आपकी खोज से कोई कारीगर नहीं मिला।",
  listFailed: { title: "कारीगर नहीं खुले", text: "कारीगरों की सूची नहीं आ सकी। फिर से कोशिश कीजिए।" },
  saveFailed: { title: "कारीगर नहीं सहेजा गया", text: "कारीगर सहेजा नहीं जा सका। आपका लिखा हुआ बना है।" },
  deleteFailed: { title: "कारीगर नहीं मिटा", text: "कारीगर मिटाया नहीं जा सका।" },
  added: (name) => ({ title: "कारीगर जुड़ गया", text: `दुकान में अब ${name} का अपना पन्ना है।` }),
  saved: (name, renamed) => ({
    title: "कारीगर सहेज लिया",
    text:
      renamed === 0 ? `${name} की बातें सहेज ली गईं।` : `${name} की बातें सहेज ली गईं, और ${renamed} सामान पर भी।`,
  }),
  deleted: { title: "कारीगर मिटा दिया", text: "उनका पन्ना और तस्वीरें मिट गईं। सामान पर उनका नाम बना रहेगा।" },
  askDelete: (name) => `“${name}”, उनका पन्ना और तस्वीरें मिटा दें? उनका सामान दुकान में रहेगा। यह वापस नहीं आएगा।`,
  fields: {
    bio: "परिचय",
    portraitAlt: "चेहरे की तस्वीर में क्या है",
    portrait: "चेहरे की तस्वीर",
    banner: "ऊपर की चौड़ी तस्वीर",
    gallery: "काम की तस्वीरें",
    phone: "फ़ोन",
    pageLanguage: "उनके पन्ने की भाषा",
    piecesWeek: "हफ़्ते में कितने नग",
    awayFrom: "कब से बाहर",
    awayUntil: "कब तक बाहर",
    working: "काम लेते हैं",
  },
  parts: { about: "परिचय", pictures: "चेहरा और ऊपर की तस्वीर", works: "काम", making: "बनवाना" },
  hints: {
    making: "सिर्फ़ आपके लिए: दुकान का कोई पन्ना यह नहीं दिखाता।",
    name: (page) => `उनका पन्ना: ${page}। नया नाम उनके सामान पर भी लिखा जाएगा।`,
    bio: "ख़ाली लाइन से नया पैरा शुरू होता है।",
    portrait: `${kinds}; चौकोर सबसे अच्छी।`,
    banner: `${kinds}; चौड़ी, उनके पन्ने के ऊपर के लिए।`,
    gallery: `हर एक ${kinds}, उसी क्रम में जैसे उनके पन्ने पर दिखें।`,
  },
  gone: "यह कारीगर अब नहीं है।",
  errors: {
    name: "नाम लिखिए।",
    phone: "फ़ोन नंबर लिखिए, जैसे 98765 43210, या कुछ नहीं।",
    day: "तारीख़ लिखिए, जैसे 1/12/2026, या कुछ नहीं।",
    awayUntil: "जाने से पहले कोई लौटता नहीं: बाद की तारीख़ लिखिए।",
    nameUsed: "इस नाम का दूसरा कारीगर पहले से है। दुकान सामान को नाम से ढूँढती है, इसलिए नाम अलग होना चाहिए।",
    pictureLost: "एक तस्वीर सहेजने में बहुत देर हुई और वह हटा दी गई। उसे फिर से जोड़िए।",
  },
  count: (count) => `इस सूची में ${count}`,
  columns: { name: "नाम", craft: "कला", location: "जगह", products: "सामान", acts: "काम" },
  view: "देखें",
  viewOne: (name) => `${name} को देखें`,
};
