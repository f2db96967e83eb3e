import type { Words } from "#values/language/texts.ts";
import { gstRates } from "#values/money/gst.ts";
import { grouped } from "#values/text/grouped.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { mostProductsOfAForm } from "../../list/shop-path.ts";
import type * as en from "./product.text.ts";

const goods = (count: number): string => `${grouped(count)} सामान`;

const staysOut = (names: readonly string[]): string =>
  names.length === 1
    ? `“${names[0]}” ख़त्म ही दिखेगा, क्योंकि उसके नग 0 हैं। पहले लिखिए कि कितने नग हैं।`
    : `${goods(names.length)} ख़त्म ही दिखेंगे, क्योंकि उनके नग 0 हैं। पहले लिखिए कि कितने नग हैं।`;

export const productText: Words<typeof en.productText> = {
  title: "सामान",
  add: "नया सामान जोड़ें",
  edit: "सामान बदलें",
  save: "सामान सहेजें",
  search: "सामान खोजें",
  inList: (total, isMore) => `इस सूची में ${isMore ? `${grouped(total)} से ज़्यादा` : grouped(total)}`,
  none: "अभी कोई सामान नहीं है।",
  noneFound: "ऐसा कोई सामान नहीं मिला।",
  listFailed: { title: "सामान की सूची नहीं आई", text: "सामान की सूची नहीं आ पाई। फिर कोशिश कीजिए।" },
  saveFailed: { title: "सामान सहेजा नहीं गया", text: "सामान सहेजा नहीं जा सका। आपने जो लिखा, वह यहीं है।" },
  deleteFailed: { title: "सामान हटाया नहीं गया", text: "सामान हटाया नहीं जा सका।" },
  bulkFailed: { title: "कुछ नहीं बदला", text: "सामान में बदलाव नहीं हो सका।" },
  askDelete: (name) => `“${name}” और उसकी तस्वीरें हटाएँ? यह वापस नहीं आएगा।`,
  askSelected: "चुने हुए सामान और उनकी तस्वीरें हटाएँ? ये वापस नहीं आएँगे।",
  askSeveral: (count) => `${goods(count)} और ${count === 1 ? "उसकी" : "उनकी"} तस्वीरें हटाएँ? यह वापस नहीं होगा।`,
  all: (total, isMore) => `इस सूची के सब (${isMore ? `${grouped(total)} से ज़्यादा` : grouped(total)})`,
  deleteAll: (count) => `${goods(count)} हटाएँ`,
  progress: ({ done, of }) => `${grouped(of)} में से ${grouped(done)} हो गए`,
  tooMany: {
    title: "बहुत ज़्यादा सामान",
    text: `इस सूची में ${grouped(mostProductsOfAForm)} से ज़्यादा सामान हैं; एक बार में इससे ज़्यादा न बदले जा सकते हैं, न हटाए। पहले खोजिए या छाँटिए।`,
  },
  added: (name) => ({ title: "सामान जुड़ गया", text: `${name} अब दुकान में है।` }),
  saved: (name) => ({ title: "सामान सहेज लिया गया", text: `${name} में बदलाव हो गया।` }),
  deleted: { title: "सामान हट गया", text: "सामान और उसकी तस्वीरें हट गईं।" },
  deletedSeveral: (count) => ({
    title: "सामान हट गए",
    text: `${goods(count)} और उनकी तस्वीरें हट गईं।`,
  }),
  changed: (count, soldOut) => {
    if (count === 0 && soldOut.length === 0)
      return { title: "कुछ नहीं बदला", text: "चुने हुए सामान में से किसी को इसकी ज़रूरत नहीं थी।" };
    const changed = `${goods(count)} में बदलाव हो गया।`;
    if (soldOut.length === 0) return { title: "सामान बदल गए", text: changed };
    if (count === 0) return { title: "अब भी ख़त्म", text: staysOut(soldOut) };
    return { title: "सामान बदल गए", text: `${changed} ${staysOut(soldOut)}` };
  },
  preview: {
    title: "झलक",
    inShop: "दुकान में",
    inSearch: "Google पर",
    onPage: "अपने पन्ने पर",
  },
  parts: {
    basics: "मुख्य बातें",
    texts: "यह क्या है",
    address: "पन्ने का पता और नंबर",
    details: "बारीकियाँ और कहानी",
    tax: "टैक्स और भेजना",
    kind: "किस तरह का",
    sale: "छूट",
    toOrder: "ऑर्डर पर बनाना और वापसी",
    label: "लेबल",
    gets: "किसे कितना मिलता है",
  },
  missing: {
    title: "अच्छी बिक्री के लिए",
    intro: "यह ऐसे भी सहेजा और बेचा जा सकता है। इनसे मदद मिलेगी:",
    pictures: "एक तस्वीर जोड़िए",
    description: "इसके बारे में थोड़ा और लिखिए",
    artisan: "लिखिए कि किसने बनाया",
    stockCount: "लिखिए कि कितने नग हैं",
    size: "माप लिखिए",
    weight: "वज़न लिखिए",
  },
  noHandicraft: {
    text: (hsn) =>
      `HSN ${hsn} दस्तकारी की किसी सूची में नहीं है: बिना GSTIN के ऐसा सामान आपके राज्य से बाहर नहीं जा सकता। अपने अकाउंटेंट से पूछिए।`,
    field: "कोड देखिए",
  },
  ogOtherwise: "न हो तो पहली तस्वीर दिखती है।",
  waiting: (count) => `${grouped(count)} लोग इसके वापस आने की ख़बर का इंतज़ार कर रहे हैं।`,
  nothingChosen: { title: "गड़बड़ी", text: "पहले कम से कम एक सामान चुनिए।" },
  gone: "यह सामान अब नहीं है।",
  goneBefore: (count) => `${goods(count)} पहले ही ${count === 1 ? "हट चुका था" : "हट चुके थे"}।`,
  allGone: "ये सामान अब नहीं हैं।",
  errors: {
    name: "नाम लिखिए।",
    slug: "पन्ने का पता लिखिए, या ऐसा नाम जिससे वह बन जाए।",
    slugForm: "सिर्फ़ अक्षर, अंक और हाइफ़न लिखिए।",
    slugUsed: "यह पता किसी और सामान का है।",
    slugNeeded: "पता लिखिए, जैसे kamal-jhola। नाम अंग्रेज़ी अक्षरों में हो तो अपने-आप बन जाता है।",
    skuUsed: "यह नंबर (SKU) किसी और सामान का है।",
    price: "दाम रुपये में लिखिए, जैसे 1499 या 1499.50।",
    priceLow: "दाम शून्य से ज़्यादा होना चाहिए।",
    priceHigh: "दाम ज़्यादा से ज़्यादा ₹10,00,000 हो सकता है।",
    moment: "तारीख़ ऐसे लिखिए: 30/11/2026, या समय के साथ: 30/11/2026 6:30 pm।",
    month: "महीना ऐसे लिखिए: 11/2026 या November 2026।",
    sale: {
      "not-lower": "छूट वाला दाम असली दाम से कम होना चाहिए।",
      "ends-first": "छूट का अंत उसकी शुरुआत के बाद होना चाहिए।",
      "without-price": "छूट वाला दाम लिखिए, या तारीख़ें हटा दीजिए।",
    },
    stockCount: "पूरे नग लिखिए, या ख़ाली छोड़ दीजिए ताकि गिने न जाएँ।",
    leadDays: "1 से 180 तक काम के पूरे दिन लिखिए।",
    leadDaysMissing: "लिखिए कि ज़्यादा से ज़्यादा कितने काम के दिनों में भेजेंगे।",
    leadDaysTurned: "ज़्यादा वाले दिन कम वालों से कम नहीं हो सकते।",
    makingGroup: "यह टोली अब नहीं है।",
    makingWeight: "वज़न 1 से 100 तक की पूरी संख्या है।",
    description: "सामान के बारे में लिखिए।",
    metaTitle: "खोज में दिखने वाला नाम लिखिए।",
    metaDescription: "खोज में दिखने वाला परिचय लिखिए।",
    metaTitleLong: `खोज में दिखने वाला नाम ज़्यादा से ज़्यादा ${metaTitleMost} अक्षरों का हो।`,
    metaDescriptionLong: `खोज में दिखने वाला परिचय ज़्यादा से ज़्यादा ${metaDescriptionMost} अक्षरों का हो।`,
    hsn: "HSN कोड 4, 6 या 8 अंकों का होता है।",
    taxRate: `GST की इन दरों में से एक लिखिए: ${gstRates.join(", ")}।`,
    yesNo: "yes या no लिखिए।",
    choice: "सूची में से एक चुनिए।",
    pictureLost: "एक तस्वीर बहुत देर तक सहेजी नहीं गई, इसलिए हट गई। उसे फिर से जोड़िए।",
    sold: (left) => `इस बीच कुछ नग बिक गए: अब ${left} बचे हैं। गिनती देखकर फिर से सहेजिए।`,
  },
};
