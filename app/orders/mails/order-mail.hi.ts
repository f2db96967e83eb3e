import type { Words } from "#values/language/texts.ts";
import type * as en from "./order-mail.text.ts";

type Text = Words<typeof en.statusMailText>;

const told: Text["told"] = {
  pending: {
    subject: (order) => `आपका ऑर्डर ${order} हमारे पास है`,
    title: "आपका ऑर्डर हमारे पास है।",
    text: "जल्द ही उसे पैक करने की बारी आएगी। आगे बढ़ते ही हम फिर लिखेंगे।",
  },
  processing: {
    subject: (order) => `आपका ऑर्डर ${order} पैक हो रहा है`,
    title: "हम आपका ऑर्डर पैक कर रहे हैं।",
    text: "पैक करने से पहले हर नग को एक बार और देखा जाता है। पार्सल निकलते ही हम फिर लिखेंगे।",
  },
  shipped: {
    subject: (order) => `आपका ऑर्डर ${order} निकल चुका है`,
    title: "आपका ऑर्डर रास्ते में है।",
    text: "पार्सल हमारे यहाँ से निकल चुका है।",
  },
  delivered: {
    subject: (order) => `आपका ऑर्डर ${order} पहुँच गया`,
    title: "आपका ऑर्डर पहुँच गया।",
    text: "उम्मीद है, आपको ख़ुशी दे।",
  },
  cancelled: {
    subject: (order) => `आपका ऑर्डर ${order} रद्द हो गया`,
    title: "आपका ऑर्डर रद्द हो गया।",
    text: "कुछ भी नहीं भेजा जाएगा। आपने जो चुकाया है, वह उसी रास्ते लौटेगा, आम तौर पर 5 से 7 कामकाजी दिनों में।",
  },
};

export const statusMailText: Text = {
  told,
  causes: {
    "came-back":
      "पार्सल आपको दिया नहीं जा सका और हमारे पास लौट आया। आपने जो चुकाया है, वह उसी रास्ते लौटेगा, आम तौर पर 5 से 7 कामकाजी दिनों में।",
    unconfirmed:
      "इसके पैसे नकद देने थे और यह समय पर पक्का नहीं हुआ, इसलिए कुछ नहीं भेजा जाएगा। आप चाहें तो फिर से ऑर्डर कर सकते हैं।",
  },
  steps: { pending: "ऑर्डर हुआ", processing: "तैयारी में", shipped: "रास्ते में", delivered: "पहुँच गया" },
  making: {
    subject: (order) => `आपका ऑर्डर ${order} बन रहा है`,
    title: "हम आपका ऑर्डर बना रहे हैं।",
    text: "यह आपके लिए हाथ से बन रहा है। पार्सल निकलते ही हम फिर लिखेंगे।",
  },
  partShipped: {
    subject: (order) => `आपके ऑर्डर ${order} का एक हिस्सा निकल चुका है`,
    title: "आपके ऑर्डर का एक हिस्सा रास्ते में है।",
    text: "वह हमारे यहाँ से निकल चुका है, बाक़ी भी आ रहा है।",
  },
  preview: (order, title) => `${title} ऑर्डर ${order}।`,
  ofOrder: (order, text) => `ऑर्डर ${order}। ${text}`,
  damaged: (window) => `कुछ टूटा-फूटा निकले तो ${window} के अंदर बताइए।`,
  damagedOrReturned: (window, days) =>
    `कुछ टूटा-फूटा निकले तो ${window} के अंदर बताइए; ${days} तक लौटाया भी जा सकता है।`,
  usually: (promise) => `ऑर्डर करने के बाद आम तौर पर ${promise} में पहुँच जाता है।`,
  usuallyOnceMade: (promise) => `अब आम तौर पर ${promise} में पहुँच जाता है।`,
};

export const orderMailText: Words<typeof en.orderMailText> = {
  help: "कुछ पूछना है? इसी मेल का जवाब दीजिए, हम मदद करेंगे।",
  trackingNumber: "ट्रैकिंग नंबर",
  follow: "पार्सल कहाँ है, देखें",
  toAddress: "इस पते पर जाएगा",
  onPage: "पता और ऑर्डर के साथ लिखी हर बात ऑर्डर के पन्ने पर है।",
  shipping: (name, promise) => `डिलीवरी: ${name}, ${promise}।`,
  payment: (name) => `भुगतान: ${name}।`,
  billedTo: (name, gstin) => `बिल इनके नाम: ${name}${gstin ? `, GSTIN ${gstin}` : ""}।`,
  seeOrder: "अपना ऑर्डर देखें",
  withNotes: (row, notes) => [row, ...notes].join("। "),
};

export const placedMailText: Words<typeof en.placedMailText> = {
  subject: (shop, order) => `${shop}: आपका ऑर्डर ${order}`,
  title: "ख़रीदारी के लिए धन्यवाद।",
  preview: (order) => `आपका ऑर्डर ${order} हो गया।`,
  text: (order, day) => `आपका ऑर्डर ${order} हमें ${day} मिला।`,
};

export const linkMailText: Words<typeof en.linkMailText> = {
  subject: (order) => `आपके ऑर्डर ${order} का लिंक`,
  title: "यह रहा आपका ऑर्डर।",
  preview: (order) => `ऑर्डर ${order} का लिंक, जो आपने माँगा था।`,
  text: (order) => `आपने ऑर्डर ${order} देखना चाहा था। इस लिंक से खुलेगा:`,
  note: "यह लिंक जिसके पास हो, वह ऑर्डर देख सकता है, इसलिए किसी को मत दीजिए। अगर आपने नहीं माँगा था, तो इस मेल को रहने दीजिए।",
};

export const addressMailText: Words<typeof en.addressMailText> = {
  subject: (order) => `ऑर्डर ${order} का नया पता`,
  title: "आपके पार्सल का पता ठीक कर दिया गया है।",
  preview: (order) => `ऑर्डर ${order} का पार्सल अब कहाँ जाएगा।`,
  byBuyer: (order) => `ऑर्डर ${order} का पता उसके पन्ने पर ठीक किया गया है। अब पार्सल इस पते पर जाएगा:`,
  byShop: (order) => `हमने आपके ऑर्डर ${order} का पता ठीक कर दिया है। अब पार्सल इस पते पर जाएगा:`,
  ifWrong: "अगर यह सही नहीं है, तो पार्सल निकलने से पहले इसी मेल का जवाब दीजिए।",
  phone: (number) => `फ़ोन ${number}`,
};

export const confirmMailText: Words<typeof en.confirmMailText> = {
  subject: (order) => `कृपया ऑर्डर ${order} पक्का कीजिए`,
  title: "आपको अब भी चाहिए न?",
  preview: (order) => `ऑर्डर ${order} को बस आपकी हाँ चाहिए।`,
  text: (order) => `ऑर्डर ${order} अभी पक्का नहीं हुआ है।`,
};

export const newDateMailText: Words<typeof en.newDateMailText> = {
  subject: (order) => `ऑर्डर ${order} की नई तारीख़`,
  title: "आपके ऑर्डर की तारीख़ बदल गई है।",
  preview: (order, day) => `ऑर्डर ${order} हमारे यहाँ से ${day} तक निकल जाएगा।`,
  text: (order, day) =>
    `आपके ऑर्डर ${order} के लिए जो बन रहा है, वह बताए हुए दिन पर तैयार नहीं होगा: अब वह हमारे यहाँ से ${day} तक निकलेगा।`,
  tooLate: "अगर आपके लिए यह बहुत देर है, तो इसी मेल का जवाब दीजिए।",
};

export const trackingMailText: Words<typeof en.trackingMailText> = {
  order: {
    subject: (order) => `देखिए, आपका ऑर्डर ${order} कहाँ है`,
    preview: (order) => `आपका ऑर्डर ${order} कहाँ है, ऐसे देखिए।`,
    text: (order) => `आपके ऑर्डर ${order} का पार्सल रास्ते में है। अब उसकी ट्रैकिंग यह है।`,
  },
  parcel: {
    subject: (order, parcel) => `देखिए, आपके ऑर्डर ${order} का पार्सल ${parcel} कहाँ है`,
    preview: (order, parcel) => `आपके ऑर्डर ${order} का पार्सल ${parcel} कहाँ है, ऐसे देखिए।`,
    text: (order, parcel) => `आपके ऑर्डर ${order} का पार्सल ${parcel} रास्ते में है। अब उसकी ट्रैकिंग यह है।`,
  },
  title: "देखिए, पार्सल कहाँ है।",
};
