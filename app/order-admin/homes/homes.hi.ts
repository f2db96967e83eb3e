import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./homes.text.ts";

export const homeStateWords: Words<typeof en.homeStateWords> = {
  wanted: "पता चाहिए",
  known: "पता मिल गया",
  packed: "पैक हो गया",
  sent: "रास्ते में",
  there: "पहुँच गया",
  back: "लौट आया",
};

export const homesText: Words<typeof en.homesText> = {
  title: "पाने वाले",
  note: (order, agreed) => `ऑर्डर ${order} · ${grouped(agreed)} पार्सल तय हुए`,
  backToOrder: (order) => `ऑर्डर ${order} पर वापस`,
  open: "पाने वालों की सूची खोलें",
  gone: "यह नाम अब सूची में नहीं है।",
  listFailed: { title: "गड़बड़ी", text: "पाने वालों की सूची पढ़ी नहीं जा सकी।" },
  search: "पाने वालों में खोजें",
  sheet: "सूची (CSV)",
  noneFound: { title: "कोई नहीं मिला", text: "नाम, शहर, पिन कोड, फ़ोन या ट्रैकिंग नंबर से खोजिए।" },
  bookParcels: "पार्सल बुक करें",
  packParcels: "पार्सल पैक करें",
  bookTicked: "चुने हुए बुक करें",
  packTicked: "चुने हुए पैक करें",
  labels: (from, to) => `लेबल ${grouped(from)} से ${grouped(to)} (PDF)`,
  slips: (from, to) => `पैकिंग पर्चियाँ ${grouped(from)} से ${grouped(to)}`,
  slipsTitle: "पैकिंग पर्चियाँ",
  papers: "छापने के लिए",
  papersHint: "सूची के क्रम में, एक बार में सौ। इन पर दाम नहीं होते।",
  measures: "वज़न और डिब्बा",
  weightHint: "हर पार्सल का, डिब्बे समेत। ख़ाली रहे तो सामान के वज़न से।",
  weightNeeded: "हर पार्सल का, डिब्बे समेत। हर सामान का वज़न लिखा हुआ नहीं है।",
  dialog: "पाने वाला",
  correct: "पता ठीक करें",
  save: "पता सहेजें",
  correctHint: "ख़रीदार या कूरियर वालों को अपने आप कुछ नहीं बताया जाता। जो पैक है और बुक नहीं हुआ, वह फिर से पैक होगा।",
  fixed: "कूरियर बुक है या पार्सल निकल चुका है: पता अब नहीं बदलता।",
  oneState: (state) => `GSTIN के बिना एक ऑर्डर के सारे पार्सल एक ही राज्य में जाते हैं, और बाक़ी ${state} जाते हैं।`,
  mobile: "भारत का मोबाइल नंबर लिखिए: कूरियर वाले उस पर फ़ोन करते हैं।",
  parcel: (number) => `पार्सल ${number}`,
  erased: "मिटा दिया गया",
  asked: (when) => `${when} को पूछा`,
  notAsked: "अभी नहीं पूछा",
  byPerson: "पता इन्होंने ख़ुद दिया है। ख़रीदार को यह नहीं दिखता।",
  none: {
    all: "अभी सूची नहीं है: ख़रीदार इसे भेजेंगे।",
    trouble: "कहीं कोई दिक़्क़त नहीं",
    wanted: "सारे पते मिल गए हैं",
    known: "कोई पता पार्सल के इंतज़ार में नहीं है",
    packed: "पैक होकर यहाँ कुछ नहीं रखा है",
    sent: "रास्ते में कुछ नहीं है",
    there: "अभी कुछ नहीं पहुँचा",
    back: "कुछ नहीं लौटा",
  },
  columns: {
    row: "पंक्ति",
    name: "नाम",
    place: "जगह",
    pieces: "नग",
    state: "कहाँ है",
    parcel: "पार्सल",
  },
  facts: {
    address: "पता",
    phone: "फ़ोन",
    note: "पार्सल में संदेश",
    email: "ईमेल",
    pieces: "नग",
    tracking: "ट्रैकिंग",
  },
};

export const homeTabWords: Words<typeof en.homeTabWords> = {
  all: "सब",
  trouble: "दिक़्क़त",
  wanted: "पता चाहिए",
  known: "पता मिल गया",
  packed: "पैक हो गया",
  sent: "रास्ते में",
  there: "पहुँच गया",
  back: "लौट आया",
};

export const homesStandWords: Words<typeof en.homesStandWords> = {
  trouble: (count) => `${grouped(count)} पार्सल पर आपका ध्यान चाहिए।`,
  book: (count) => `${grouped(count)} पार्सल भेजे जा सकते हैं।`,
  asked: (count) => `${grouped(count)} पार्सल बुक हो रहे हैं। दुकान यह काम ख़ुद करती रहेगी।`,
  "hand-over": (count) => `${grouped(count)} पार्सल के लिए कूरियर बुक है। लेबल छापिए, चिपकाइए, और पार्सल सौंप दीजिए।`,
  wanted: (count) =>
    count === 1 ? "ख़रीदार से एक पता आना बाक़ी है।" : `ख़रीदार से ${grouped(count)} पते आने बाक़ी हैं।`,
  way: (there, all) => `${grouped(all)} में से ${grouped(there)} पार्सल पहुँच गए।`,
  noList: "ख़रीदार ने पतों की सूची अभी नहीं भेजी है।",
  ungiven: (count) => `${grouped(count)} नग अभी किसी को नहीं दिए गए।`,
  unknown: (count) => (count === 1 ? "एक पता अभी नहीं मिला।" : `${grouped(count)} पते अभी नहीं मिले।`),
  sendKnown: (when) => `ख़रीदार ने ${when} को कहा कि जिनके पते मिल गए हैं, उन्हें अभी भेजिए।`,
  notAskedToSend: "ख़रीदार ने औरों से पहले इन्हें भेजने को नहीं कहा है।",
  more: (rows, agreed) =>
    `सूची में ${grouped(rows)} पंक्तियाँ हैं, और ${grouped(agreed)} पार्सल तय हुए थे: फ़र्क़ बाक़ी रक़म के साथ माँगा जाता है।`,
  fewer: (rows, paid, sum) =>
    `पैसे ${grouped(paid)} पार्सल के मिले हैं, और सूची में ${grouped(rows)} घर हैं: ${sum} ज़्यादा हैं। कुछ भी अपने-आप वापस नहीं जाता।`,
  elsewhere: (count) =>
    `${grouped(count)} पते बाक़ी से अलग राज्य में हैं। GSTIN के बिना एक ऑर्डर के सारे पार्सल एक ही राज्य में जाते हैं: पते ठीक कीजिए, या दूसरा प्रस्ताव लिखिए।`,
};

export const homesDoneWords: Words<typeof en.homesDoneWords> = {
  asked: (count) => `${grouped(count)} पार्सल बुक हो रहे हैं`,
  packed: (count) => `${grouped(count)} पार्सल पैक हुए`,
  nothing: "बुक करने को कुछ नहीं है",
  goesOn: "दुकान कूरियर सेवा से एक-एक करके कहती है, यह पन्ना बंद हो तब भी।",
  byHand: "पर्चियाँ छापिए, और पार्सल कूरियर वालों तक पहुँचाइए।",
  unmade: (count) => `${grouped(count)} पार्सल रुके हैं: उनके नग अभी बन रहे हैं।`,
  short: (count) => `${grouped(count)} पार्सल में बचे हुए नगों से ज़्यादा आ जाते।`,
  ungiven: (count) => `आख़िरी पार्सल रुका है: ${grouped(count)} नग अभी किसी को नहीं दिए गए।`,
  unpaid: (left) => `कुछ भी निकलने से पहले ${left} चुकाने हैं।`,
  severalStates:
    "GSTIN के बिना एक ऑर्डर के सारे पार्सल एक ही राज्य में जाते हैं। पते ठीक कीजिए, या बाक़ी के लिए दूसरा प्रस्ताव लिखिए।",
  elsewhere: (count) => `${grouped(count)} पार्सल रुके हैं: GSTIN के बिना सब वहीं जाते हैं जिस राज्य में पहला गया।`,
  unfit: "इस ऑर्डर का कुछ भी पैक नहीं हो सकता: यह रद्द है, या इसके पैसे वापस जा रहे हैं।",
  failed: { title: "गड़बड़ी", text: "पार्सल बुक नहीं हो सके। फिर दबाइए: कोई दो बार बुक नहीं होता।" },
  saved: { title: "सहेजा गया", text: "पता ठीक हो गया।" },
  saveFailed: { title: "गड़बड़ी", text: "यह पता सहेजा नहीं जा सका। फिर कोशिश कीजिए।" },
  notSaved: "सहेजा नहीं गया",
  stale: "यह इस बीच बदल गया है। इसे फिर से देखिए।",
};
