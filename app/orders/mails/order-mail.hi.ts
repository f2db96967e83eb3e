import type { Words } from "#values/language/texts.ts";
import type * as en from "./order-mail.text.ts";

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
