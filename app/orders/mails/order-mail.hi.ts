import type { Words } from "#values/language/texts.ts";
import type * as en from "./order-mail.en.ts";

export const orderMailText: Words<typeof en.orderMailText> = {
  help: "कुछ पूछना है? इसी मेल का जवाब दीजिए, हम मदद करेंगे।",
  trackingNumber: "ट्रैकिंग नंबर",
  follow: "पार्सल कहाँ है, देखें",
  toAddress: "इस पते पर जाएगा",
  shipping: (name, promise) => `डिलीवरी: ${name}, ${promise}।`,
  payment: (name) => `भुगतान: ${name}।`,
  billedTo: (name, gstin) => `बिल इनके नाम: ${name}${gstin ? `, GSTIN ${gstin}` : ""}।`,
  seeOrder: "अपना ऑर्डर देखें",
};

export const placedMailText: Words<typeof en.placedMailText> = {
  subject: (shop, order) => `${shop}: आपका ऑर्डर ${order}`,
  title: "ख़रीदारी के लिए धन्यवाद।",
  preview: (order) => `आपका ऑर्डर ${order} हो गया।`,
  text: (order, day) => `आपका ऑर्डर ${order} हमें ${day} को मिला।`,
};

export const linkMailText: Words<typeof en.linkMailText> = {
  subject: (order) => `आपके ऑर्डर ${order} का लिंक`,
  title: "यह रहा आपका ऑर्डर।",
  preview: (order) => `ऑर्डर ${order} का लिंक, जो आपने माँगा था।`,
  text: (order) => `आपने ऑर्डर ${order} देखना चाहा था। इस लिंक से खुलेगा:`,
  note: "यह लिंक जिसके पास हो, वह ऑर्डर देख सकता है, इसलिए किसी को मत दीजिए। अगर आपने नहीं माँगा था, तो इस मेल को रहने दीजिए।",
};
