import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { dayRange } from "#values/time/day-range.ts";
import type * as en from "./numbers.text.ts";

export const festivalText: Words<typeof en.festivalText> = {
  title: "त्योहार",
  note: "त्योहार से पहले के हफ़्ते, पिछली बार के उन्हीं हफ़्तों के साथ, त्योहार तक एक-एक दिन।",
  festival: "त्योहार",
  own: "अपने चुने हुए दिन",
  from: "से",
  until: "तक",
  against: "किस दिन से मिलाएँ",
  show: "दिखाएँ",
  back: "सारे आँकड़े",
  failed: { title: "गड़बड़ी", text: "आँकड़े नहीं लाए जा सके।" },
  unread: "ये नहीं लाए जा सके।",
  none: "दोनों समय में अभी न कोई आया, न कोई ऑर्डर हुआ।",
  spans: (now, before) => `${dayRange(now.from, now.until)}, साथ में ${dayRange(before.from, before.until)}।`,
  said: (what, now, before, change) =>
    `${what} अब तक: ${now}; पिछली बार इसी दिन तक ${before}${change === "" ? "" : ` (${change})`}।`,
  saidWhole: (what, now, before, change) =>
    `${what}: ${now}; पिछली बार ${before}${change === "" ? "" : ` (${change})`}।`,
  whole: (what, sum) => `पिछली बार आख़िर तक ${what}: ${sum}।`,
  grown: (what) => `${what}, दिन-ब-दिन जोड़कर`,
  byDay: (what) => `${what}, दिन के हिसाब से`,
  day: "दिन",
  days: {
    own: (place) => `दिन ${place}`,
    itself: "त्योहार का दिन",
    before: (left) => `${left} दिन पहले`,
  },
  thisTime: "इस बार",
  lastTime: "पिछली बार",
  sources:
    "तारीख़ें भारत की छुट्टियों की हैं, जैसी timeanddate.com पर हैं; बहुत आगे की एक दिन इधर-उधर हो सकती हैं, और कहीं-कहीं दूसरा दिन मनाया जाता है।",
};

const visitsOf = (count: number): string => `${grouped(count)} बार`;

export const numbersText: Words<typeof en.numbersText> = {
  title: "आँकड़े",
  note: "दुकान में कितने लोग आए, यह दुकान ख़ुद गिनती है: बिना कुकी के, और किसी और को बताए बिना।",
  period: "कब का",
  show: "दिखाएँ",
  last: (days) => `पिछले ${days} दिन`,
  year: "पिछले 12 महीने",
  of: ({ from, until }) => dayRange(from, until),
  compared: (before) => `${dayRange(before.from, before.until)} से मिलाकर।`,
  export: "CSV फ़ाइल डाउनलोड करें",
  print: "एक महीना छापें",
  festivals: "त्योहार",
  back: "सारे आँकड़े",
  month: "महीना",
  printNow: "छापें",
  printed: (month) => `${month} के आँकड़े`,
  failed: { title: "गड़बड़ी", text: "आँकड़े नहीं लाए जा सके।" },
  unread: "ये नहीं लाए जा सके।",
  sums: "जोड़",
  figures: {
    visits: "कितने आए",
    orderedVisits: "आने वालों में ऑर्डर",
    orders: "ऑर्डर",
    revenue: "बिक्री",
    perOrder: "एक ऑर्डर में",
    pieces: "नग",
    sentBack: "लौटे",
    ofAll: "सबमें से",
    ofBefore: "पिछले क़दम से",
    howMany: "कितने",
    ofThoseSent: "निकलने वालों में से",
  },
  rows: {
    buyers: "ख़रीदार",
    product: "सामान",
    from: "कहाँ से",
    step: "क़दम",
    what: "क्या",
    day: "दिन",
    month: "महीना",
  },
  units: {
    day: { figures: "दिन के हिसाब से", visits: "कितने आए, दिन के हिसाब से" },
    month: { figures: "महीने के हिसाब से", visits: "कितने आए, महीने के हिसाब से" },
  },
  orderCount: (orders) => `${orders} ऑर्डर`,
  same: "उतना ही",
  aboutSame: "लगभग उतना ही",
  shortMonths: ["जन", "फ़र", "मार्च", "अप्रै", "मई", "जून", "जुला", "अग", "सित", "अक्टू", "नव", "दिस"],
  tables: {
    days: "कितने आए, ऑर्डर और बिक्री, दिन के हिसाब से",
    way: "आने से ऑर्डर तक",
    sources: "कहाँ से आए",
    sold: "क्या बिकता है",
    "came-back": "क्या लौटा",
    buyers: "किसने दोबारा ख़रीदा",
  },
  behindCache:
    "दुकान के आगे एक cache है। जिनके फ़ोन में script बंद है वे नहीं गिने जाते, दूसरी साइट के लिंक सिर्फ़ UTM से पहचाने जाते हैं, और सामान तब गिना जाता है जब कोई सीधे उसी पर आए।",
  visits: {
    title: "कितने आए",
    none: "इस समय में अभी कोई नहीं आया, या तब गिनती शुरू नहीं हुई थी। यहाँ काम करने वाले नहीं गिने जाते: किसी दूसरे फ़ोन से दुकान देखिए, कुछ सेकंड में यहाँ दिख जाएगा।",
    bots: (pages) =>
      `इनके अलावा खोज वाली साइटों और दूसरे प्रोग्रामों ने ${grouped(pages)} ${pages === 1 ? "पन्ना खोला" : "पन्ने खोले"}; वे गिने नहीं जाते।`,
    best: (name, visits) => `सबसे ज़्यादा लोग ${name} को आए: ${grouped(visits)}।`,
    bestMonth: (name, visits) => `सबसे ज़्यादा लोग ${name} में आए: ${grouped(visits)}।`,
  },
  way: {
    title: "आने से ऑर्डर तक",
    said: (visits, orders, percent) =>
      `लोग ${visitsOf(visits)} आए, उनमें से ${visitsOf(orders)} ऑर्डर हुआ: ${percent}।`,
    note: "एक दिन में एक ब्राउज़र को एक बार गिना जाता है। जो दूसरे दिन लौटकर ख़रीदे, वह दो बार गिना जाता है।",
    steps: {
      visits: "दुकान में आए",
      products: "कोई सामान देखा",
      carts: "झोला खोला",
      checkouts: "ऑर्डर का फ़ॉर्म खोला",
      orders: "ऑर्डर किया",
    },
  },
  sources: {
    title: "कहाँ से आए",
    note: "पते के UTM से, या जिस साइट का लिंक दबाया उससे पता चलता है। किसी पोस्ट से कितने आए, यह देखने के लिए लिंक के आख़िर में ?utm_source=instagram&utm_campaign=diwali लगाकर भेजिए।",
    none: "कोई ऐसे लिंक से नहीं आया जिससे पता चले कि कहाँ से।",
    direct: "पता लिखकर, या पता नहीं",
    most: (rows) => `जिनसे सबसे ज़्यादा लोग आए, वे ${rows}। फ़ाइल में सब हैं।`,
  },
  sales: {
    title: "ऑर्डर और बिक्री",
    none: "इस समय में कोई बिक्री नहीं हुई।",
    note: "बिक्री में चुकाए गए और नकद वाले ऑर्डर गिने जाते हैं, भेजने के ख़र्च के साथ, लौटाए गए पैसे घटाकर।",
    best: (name, revenue) => `सबसे अच्छा ${name}: ${revenue}।`,
  },
  sold: {
    title: "क्या बिकता है",
    none: "इस समय में कुछ नहीं बिका।",
    note: "बिक्री में गिने गए ऑर्डरों का सामान, उसी दाम पर जिस पर बिका; भेजने का ख़र्च और लौटाए गए पैसे अलग।",
    most: (rows) => `सबसे ज़्यादा बिके ${rows}। फ़ाइल में 100 तक हैं।`,
  },
  parcels: {
    title: "क्या लौटा",
    none: "इस समय में न कोई पार्सल निकला, न कुछ लौटा।",
    more: "भुगतान के तरीक़े, राज्य और पिन कोड से",
    sent: "निकले पार्सल",
    delivered: "पहुँचे",
    cameBack: "बिना पहुँचे लौटे",
    cashRefused: "दरवाज़े पर नकद नहीं दिया",
    returnsAsked: "ख़रीदारों ने वापसी माँगी",
    piecesReturned: "ख़रीदारों ने लौटाए नग",
    refunds: "वापसी के लौटाए पैसे",
  },
  buyers: {
    title: "किसने दोबारा ख़रीदा",
    first: "पहली बार के ऑर्डर",
    again: "दोबारा ख़रीदने वालों के ऑर्डर",
    none: "इस समय में कोई ऑर्डर नहीं हुआ।",
    said: (again, all, percent) =>
      `${grouped(all)} में से ${grouped(again)} ऑर्डर उनके हैं जो पहले भी ख़रीद चुके थे: ${percent}।`,
    note: "एक ही ईमेल या फ़ोन से। जिन ख़रीदारों की जानकारी मिटा दी गई, उनके ऑर्डर नहीं गिने गए।",
  },
};
