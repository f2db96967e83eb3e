import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./admin.text.ts";

export const searchText: Words<typeof en.searchText> = {
  title: "खोजें",
  label: "ऑर्डर, सामान, लोग और पन्ने खोजें",
  hint: "कोई नंबर, नाम, ईमेल, फ़ोन, या जो आप करना चाहें।",
  keys: "Ctrl K",
  headings: { Pages: "पन्ने", Orders: "ऑर्डर", Products: "सामान", Making: "बनवाना", People: "लोग" },
  nothing: (query) => `“${query}” के लिए कुछ नहीं मिला।`,
  unread: "अभी सब कुछ नहीं खोजा जा सका। फिर कोशिश कीजिए।",
  all: { Orders: "ऐसे सारे ऑर्डर", Products: "ऐसा सारा सामान" },
  buyer: (orders) => `${orders} ऑर्डर`,
  lot: (product, pieces) => `${product} · ${grouped(pieces)} नग`,
  message: "संदेश",
  quote: "थोक पूछताछ",
  artisan: "कारीगर",
};

export const adminText: Words<typeof en.adminText> = {
  area: "दुकान का काम",
  own: "खाता",
  skip: "सीधे पन्ने पर जाएँ",
  signOut: "लॉग आउट करें",
  viewShop: "दुकान देखें",
  overview: "डैशबोर्ड",
  statsFailed: { title: "आँकड़े नहीं मिल पाए", text: "डैशबोर्ड के आँकड़े नहीं लाए जा सके।" },
  activityFailed: { title: "हाल की बातें नहीं मिल पाईं", text: "हाल में जो हुआ, वह नहीं लाया जा सका।" },
  activity: "हाल में क्या हुआ",
  onlyMenu: "आपका काम मेन्यू में है।",
  noActivity: "अभी कुछ नहीं हुआ है।",
  resend: {
    button: "फिर से भेजें",
    done: (mails) =>
      mails === 0
        ? { title: "भेजने को कुछ नहीं", text: "कोई मेल दोबारा भेजे जाने के इंतज़ार में नहीं है।" }
        : {
            title: "मेल भेजे जा रहे हैं",
            text: `${mails} मेल ${mails === 1 ? "फिर भेजा जा रहा है" : "फिर भेजे जा रहे हैं"}। जब तक मेल नहीं पहुँचते, यह चेतावनी रहेगी।`,
          },
    failed: {
      title: "गड़बड़ी",
      text: "मेल फिर से नहीं भेजे जा सके। एक बार और कोशिश कीजिए।",
      tone: "destructive",
    },
  },
  failed: {
    title: "कुछ गड़बड़ हो गई",
    text: "यह पन्ना नहीं दिख सका। इसे देखने से कुछ नहीं बदला है। फिर कोशिश कीजिए।",
  },
  refused: {
    title: "अनुमति नहीं है",
    text: "आपके खाते को इसकी अनुमति नहीं है। जो “स्टाफ़” का पन्ना सँभालते हैं, वे अनुमति दे सकते हैं।",
  },
  missing: { title: "नहीं मिला", text: "यह पन्ना नहीं है, या जो इस पर था वह हटा दिया गया है।" },
  tryAgain: "फिर कोशिश करें",
  upload: {
    title: "तस्वीर नहीं गई",
    picturesOnly: "यहाँ सिर्फ़ तस्वीरें ली जाती हैं।",
    noPlace: "यह तस्वीर दुकान की किसी जगह के लिए नहीं भेजी गई।",
    notStored: { title: "तस्वीर नहीं रखी जा सकी", text: "तस्वीर रखी नहीं जा सकी। फिर कोशिश कीजिए।" },
  },
};
