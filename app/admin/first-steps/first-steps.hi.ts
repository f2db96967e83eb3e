import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./first-steps.text.ts";

const runner = "जो सर्वर सँभालते हैं";

export const firstStepsText: Words<typeof en.firstStepsText> = {
  title: "पहले क़दम",
  intro: "नौ काम, और आपकी दुकान खुल सकती है। किसी भी क्रम में कीजिए; पूरा होते ही हर काम पर अपने आप निशान लग जाता है।",
  whole: "नौ के नौ काम हो गए। बहुत बढ़िया!",
  progress: (done, of) => `${of} में से ${done} हो गए`,
  back: "पहले क़दम",
  done: "हो गया",
  toDo: "बाक़ी",
  unread: { title: "गड़बड़ी", text: "पहले क़दम नहीं लाए जा सके। फिर कोशिश कीजिए।" },
  tryAgain: "फिर कोशिश करें",
  failed: { title: "गड़बड़ी", text: "कुछ नहीं बदला। फिर कोशिश कीजिए।", tone: "destructive" },
  hide: "पहले क़दम छिपाएँ",
  hidden: { title: "पहले क़दम छिपा दिए", text: "अब सब कुछ आपको मेन्यू में मिलेगा।" },
  open: {
    title: "दुकान खोलिए",
    never: "आप तैयारी कर रहे हैं और बाहर वाले दुकान देख सकते हैं। तैयार होने तक उन्हें ‘जल्द खुल रहा है’ दिखाएँ?",
    soon: "बाहर वालों को ‘जल्द खुल रहा है’ दिखता है। आपको पूरी दुकान दिखती है, और आप ख़ुद एक ऑर्डर करके देख सकते हैं।",
    left: (titles) => `दुकान कभी भी खोल सकते हैं। अभी बाक़ी: ${titles.join(", ")}।`,
    ask: (titles) => `दुकान अभी खोलें? अभी बाक़ी: ${titles.join(", ")}।`,
    open: "आपकी दुकान खुली है: सब इसे देख सकते हैं।",
    opens: "दुकान खोलें",
    closes: "तब तक ‘जल्द खुल रहा है’ दिखाएँ",
    page: "दुकान किसे दिखे",
    look: "दुकान देखें",
  },
};

export const stepTitles: Words<typeof en.stepTitles> = {
  facts: "बताइए कि आप कौन हैं",
  address: "आपका पता",
  gst: "GST",
  shipping: "भेजने का ख़र्च",
  product: "आपका पहला सामान",
  policies: "अपने नियम पढ़िए",
  payments: "भुगतान की चाबियाँ जाँचिए",
  mail: "मेल जाँचिए",
  backup: "बैकअप की एक कॉपी रखिए",
};

export const makersHint: Words<typeof en.makersHint> = (withPhone, all) =>
  `कौन क्या बनाता है? ${all} में से ${withPhone} कारीगरों का फ़ोन लिखा है: उनके फ़ॉर्म में फ़ोन और सामान के फ़ॉर्म में क़दम लिखें।`;

export const abroadStepWords: Words<typeof en.abroadStepWords> =
  "Razorpay विदेशी कार्ड माँगने पर ही चालू करता है, और NGO के लिए नहीं: विदेश के ख़रीदारों से पैसे लेने हों तो वहाँ Account & Settings, International payments में माँगिए।";

export const cashStepWords: Words<typeof en.cashStepWords> = {
  mobile:
    "जो डिलीवरी पर नकद देंगे, उन्हें मोबाइल नंबर देना होगा, ताकि कूरियर फ़ोन कर सके; इसे सेटिंग में “डिलीवरी पर नकद” में बदल सकते हैं।",
  any: "डिलीवरी पर नकद के लिए फ़ोन नंबर ज़रूरी नहीं है; मोबाइल नंबर ज़रूरी करना हो तो सेटिंग में “डिलीवरी पर नकद” में कीजिए।",
};

export const stepWords: Words<typeof en.stepWords> = {
  facts: {
    open: "आपकी दुकान में ये अभी नमूने के हैं: {examples}। अपने लिखिए; ख़रीदार इन्हें हर पन्ने और मेल में देखते हैं।",
    done: "ख़रीदार आपको {name} के नाम से जानते हैं।",
  },
  address: {
    example: "पता अभी नमूने का है। आपका पता बिल, पार्सल और संपर्क के पन्ने पर आता है।",
    "without-pincode": "आपके पते में अभी छह अंकों का पिन कोड नहीं है: बिल और पार्सल के लिए वह चाहिए।",
    done: "{address}",
  },
  gst: {
    open: "अपना GSTIN लिखिए, साथ में सामान की दर और HSN कोड। आपके अकाउंटेंट को ये पता हैं।",
    "without-rate": "GSTIN लिखा है। सामान की दर और HSN कोड भी लिखिए।",
    done: "{gstin}। बिल पर टैक्स दिखता है।",
    none: "आपने बताया है कि आपके पास GSTIN नहीं है। काग़ज़ ‘bill of supply’ बनते हैं; GSTIN मिल जाए तो यहाँ लिखिए।",
  },
  shipping: {
    open: "अभी ख़रीदार को पार्सल का ख़र्च लगता है: {rates}। इसे बदलिए, या बताइए कि यह ठीक है।",
    agreed: "{rates}",
    done: "{rates}",
  },
  product: {
    none: "एक चीज़ खिड़की के पास रखिए, इसी फ़ोन से तस्वीर खींचिए, और उसका नाम, दाम और एक वाक्य लिखिए।",
    "without-picture": "आपके एक सामान की तस्वीर नहीं है: उसे खोलिए, और इसी फ़ोन से तस्वीर खींचिए।",
    done: "आपकी दुकान में {products}।",
  },
  policies: {
    open: "निजी जानकारी, शर्तें, डिलीवरी और वापसी: ये नियम आपके नाम से बोलते हैं। हर एक को एक बार पढ़िए, और जो सही न हो उसे बदलिए।",
    missing:
      "ये मसौदे आपकी राह देख रहे हैं और अभी किसी को नहीं दिखते: {missing}। हर एक को पढ़िए, जो सही न हो उसे बदलिए, और दिखाइए; ख़रीदार और क़ानून, दोनों इन्हें माँगते हैं।",
    changed: "आपके पढ़ने ({at}) के बाद ये बदले हैं: एक बार फिर पढ़ लीजिए।",
    done: "आपने इन्हें पढ़ लिया: {at}।",
    shown: "आपने चारों पढ़ लिए, और अब ख़रीदारों को दिखते हैं।",
  },
  payments: {
    open: "एक बटन से Razorpay से पूछा जाता है कि वह आपकी चाबियाँ पहचानता है या नहीं। कोई पैसा नहीं लगता।",
    simulated:
      "यहाँ कार्ड का भुगतान नक़ली (simulator) है, कोई पैसा नहीं लगता। एक बटन से देखा जाता है कि वह जवाब देता है या नहीं।",
    "simulated-answers": "नक़ली भुगतान (simulator) ने जवाब दिया: {at}। यहाँ कोई पैसा नहीं लगता।",
    changed: "पिछली बार ({at}) दूसरी चाबियाँ जाँची गई थीं: इन्हें फिर से जाँचिए।",
    done: "Razorpay ने आपकी चाबियाँ पहचान लीं: {at}।",
    "for-tests": `Razorpay ने जवाब दिया ({at}), पर ये परखने वाली चाबियाँ (test keys) हैं: कोई पैसा नहीं आता। ${runner}, उनसे असली चाबियाँ (live keys) लगाने को कहिए।`,
    unauthorised: `Razorpay ये चाबियाँ नहीं पहचानता (जाँचा: {at})। दोनों को Razorpay में Account & Settings, API Keys से फिर कॉपी कीजिए, और ${runner}, उन्हें दीजिए।`,
    busy: "Razorpay इतना व्यस्त था कि जवाब नहीं दे सका ({at})। एक मिनट बाद फिर कोशिश कीजिए।",
    down: "Razorpay तक बात नहीं पहुँची ({at})। कुछ मिनट बाद फिर कोशिश कीजिए; फिर भी न हो तो status.razorpay.com देखिए।",
    refused:
      "Razorpay चाबियाँ पहचानता है, पर उसने जवाब नहीं दिया (जाँचा: {at})। क्या वहाँ आपका खाता चालू (activated) है?",
    odd: `जवाब Razorpay का नहीं, किसी और का आया ({at})। ${runner}, उन्हें बताइए।`,
  },
  mail: {
    open: "एक बटन से {you} पर मेल भेजा जाता है। ख़रीदारों के मेल भी ऐसे ही जाते हैं।",
    "no-server": `अभी मेल सर्वर नहीं है, इसलिए किसी ख़रीदार को मेल नहीं जाता। ${runner}, उनसे लगवाइए।`,
    waiting: "{to} का मेल जा रहा है। एक मिनट बाद लौटिए, या पन्ना फिर से देखिए।",
    done: "मेल सर्वर ने {to} का मेल ले लिया। देख लीजिए कि वह पहुँचा, और स्पैम में नहीं गया।",
    changed: "पिछली जाँच ({at}) के बाद मेल सर्वर की सेटिंग बदली है: फिर से जाँचिए।",
    gone: "पिछली जाँच ({at}) को एक महीने से ज़्यादा हो गया: फिर से जाँचिए।",
    password: `मेल सर्वर दुकान का नाम या पासवर्ड नहीं मानता। ${runner}, उन्हें बताइए।`,
    name: `जो नाम लिखा गया है, उसका कोई मेल सर्वर नहीं है। ${runner}, उन्हें बताइए।`,
    unreachable: `मेल सर्वर तक बात नहीं पहुँचती: उसका नाम, पोर्ट या बीच की कोई दीवार (firewall) ग़लत है। ${runner}, उन्हें बताइए।`,
    encryption: `मेल सर्वर और दुकान सुरक्षित ढंग से बात नहीं कर पा रहे (उसका certificate, या पते का प्रकार)। ${runner}, उन्हें बताइए।`,
    mailbox: "मेल सर्वर {to} को नहीं जानता। क्या पता सही लिखा है?",
    refused: `मेल सर्वर ने मेल नहीं लिया। ${runner}, उन्हें बताइए: वजह log में लिखी है ("mail could not be delivered")।`,
  },
  backup: {
    never: `दुकान बैकअप नहीं बनाती। ${runner}, उनसे चालू करवाइए।`,
    "none-yet": `पहला बैकअप दुकान शुरू होने के {hours} घंटे के अंदर बनता है। या ${runner}, उनसे अभी बनवाइए।`,
    open: "उसी मशीन पर रखा बैकअप मशीन के साथ ही चला जाता है। {file} ({size}) को किसी दूसरी मशीन या पेन ड्राइव पर कॉपी करवाइए, फिर बताइए कि कॉपी कितने बाइट की है।",
    done: "{of} की आपकी कॉपी मिलाई गई: {at}। हर हफ़्ते एक नई कॉपी बनवाइए।",
  },
};

export const stepActs: Words<typeof en.stepActs> = {
  facts: "लिखें",
  address: "पता लिखें",
  gst: "GSTIN लिखें",
  noGst: "मेरे पास GSTIN नहीं है",
  shipping: "बदलें",
  ratesRight: "यह ठीक है",
  product: "सामान जोड़ें",
  products: "अपना सामान खोलें",
  policies: "बदलें",
  policiesRead: "मैंने पढ़ लिए",
  payments: "चाबियाँ जाँचें",
  paymentsAgain: "फिर जाँचें",
  mail: "मुझे मेल भेजें",
  mailAgain: "एक और भेजें",
  server: "जो सर्वर सँभालते हैं, उनसे कहिए",
  refresh: "फिर देखें",
  bytes: "कॉपी कितने बाइट की है",
  bytesHint: "कंप्यूटर पर फ़ाइल की Properties में, फ़ोन पर Details में। जैसे 12,345,678।",
  compare: "मिलाएँ",
  errors: {
    bytes: "नाप बाइट में लिखिए, जैसे 12,345,678।",
    otherSize: "दुकान का कोई बैकअप इस नाप का नहीं है। कॉपी छोटी है तो बीच में रुक गई होगी: फिर से कॉपी कीजिए।",
  },
};

export const stepNotices: Words<typeof en.stepNotices> = {
  noted: { title: "लिख लिया", text: "यह काम हो गया।" },
  asked: (isKnown) =>
    isKnown
      ? { title: "Razorpay ने जवाब दिया", text: "वह आपकी चाबियाँ पहचानता है।" }
      : { title: "चाबियाँ नहीं मानी गईं", text: "वजह इसी काम में लिखी है।" },
  mailed: (to) => ({ title: "मेल जा रहा है", text: `${to} के मेलबॉक्स में देखिए।` }),
  changed: {
    title: "इस बीच बदल गया",
    text: "आपने जो देखा था, अब वह नहीं है। एक बार फिर देख लीजिए।",
    tone: "destructive",
  },
};

export const testMailText: Words<typeof en.testMailText> = {
  subject: (shop) => `${shop} के मेल आप तक पहुँचते हैं`,
  title: "मेल पहुँच गया।",
  preview: "यह मेल वैसे ही आया है जैसे आपके ख़रीदारों के मेल जाते हैं।",
  text: "यह मेल आपने अपनी दुकान से मँगाया था, और यह उसी रास्ते आया जिससे ख़रीदारों के मेल जाते हैं। अगर यह स्पैम में मिला, तो जो सर्वर सँभालते हैं उनसे SPF और DKIM के बारे में पूछिए।",
  button: "वापस पहले क़दमों पर",
};

export const legalTextNames: Words<typeof en.legalTextNames> = {
  privacy: "निजी जानकारी",
  terms: "ख़रीद की शर्तें",
  shipping: "डिलीवरी की जानकारी",
  returns: "वापसी और पैसे वापस",
};

export const stepFacts: Words<typeof en.stepFacts> = {
  products: (count) => `${grouped(count)} सामान ${count === 1 ? "है" : "हैं"}`,
  names: (names) =>
    names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} और ${names.at(-1)}`,
  free: "मुफ़्त",
  freeFrom: (standard, from) => `${standard}, और ${from} से ऊपर मुफ़्त`,
  rates: (usual, express) => `${usual}; एक्सप्रेस ${express}`,
};

export const exampleNames: Words<typeof en.exampleNames> = {
  name: "नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  grievanceOfficer: "शिकायत अधिकारी",
};
