import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./order.text.ts";

export const cashWords: Words<typeof en.cashWords> = {
  confirm: "ऑर्डर पक्का करें",
  payNow: (saved) => (saved > 0 ? `अभी चुकाएँ, ${rupeesAndPaise(saved)} बचाएँ` : "अभी चुकाएँ"),
  ask: (by) => `कृपया बता दीजिए कि ऑर्डर पहुँचने पर आप नकद देंगे। ${by} तक आपकी हाँ नहीं मिली, तो ऑर्डर रद्द हो जाएगा।`,
  askByMail: (by) =>
    `कृपया हमारे भेजे ईमेल के लिंक से बता दीजिए कि ऑर्डर पहुँचने पर आप नकद देंगे। ${by} तक आपकी हाँ नहीं मिली, तो ऑर्डर रद्द हो जाएगा।`,
  instead: (saved) =>
    saved > 0
      ? `पहुँचने पर नकद देने के बजाय अभी कार्ड या UPI से चुकाइए, और ${rupeesAndPaise(saved)} बचाइए। जब तक नहीं चुकाते, ऑर्डर जैसा है वैसा ही रहेगा।`
      : "पहुँचने पर नकद देने के बजाय अभी कार्ड या UPI से चुकाइए। जब तक नहीं चुकाते, ऑर्डर जैसा है वैसा ही रहेगा।",
  whenClosed: "आपने भुगतान की खिड़की बंद कर दी। आपका ऑर्डर बना हुआ है, पहुँचने पर नकद दीजिए।",
  confirmed: "आपने ऑर्डर पक्का कर दिया है। पैसे नकद तैयार रखिए।",
};

export const buyerMessageText: Words<typeof en.buyerMessageText> = {
  order: (orderNumber, shop, link) => `${shop} पर आपका ऑर्डर ${orderNumber}: ${link}`,
  pay: (orderNumber, shop, link) => `${shop} पर आपका ऑर्डर ${orderNumber} हो गया है। पैसे यहाँ चुका सकते हैं: ${link}`,
  offer: (number, link) => `आपके लिए हमारा प्रस्ताव ${number}: ${link}`,
};

export const ownActWords: Words<typeof en.ownActWords> = {
  cancel: "ऑर्डर रद्द करें",
  address: "डिलीवरी का पता ठीक करें",
  again: "फिर से ऑर्डर करें",
  return: "लौटाएँ या दिक़्क़त बताएँ",
  bound: "जो तय हुआ है उसे बदलना या रद्द करना हो तो हमें लिखिए या फ़ोन कीजिए।",
  review: "राय लिखें",
};

export const paymentNames: Words<typeof en.paymentNames> = {
  razorpay: "कार्ड या UPI (Razorpay)",
  cod: "डिलीवरी पर नकद",
  bank: "बैंक ट्रांसफ़र",
  upi: "UPI",
  cash: "नकद",
  none: "कुछ नहीं चुकाना",
};

export const orderText: Words<typeof en.orderText> = {
  and: " और ",
  poNumber: "PO नंबर",
  leavesUsBy: (readyBy) => `आपके लिए बन रहा है: ${longDay(readyBy)} तक यहाँ से निकल जाएगा।`,
  noDay: "कोई दिन तय नहीं हुआ है।",
  noDayYet: "कब निकलेगा, यह दिन तय नहीं हुआ है। निकलते ही हम आपको लिखेंगे।",
  phone: (number) => `फ़ोन ${number}`,
  boughtFor: "किसके लिए ख़रीदा",
  gstin: (number) => `GSTIN ${number}`,
  quantityAt: (quantity, price) => `${quantity} नग, ${price} का एक`,
};

export const orderNotFound: Words<typeof en.orderNotFound> = {
  title: "ऑर्डर नहीं मिला।",
  text: "इस ऑर्डर की जानकारी नहीं मिली। ऑर्डर नंबर देख लीजिए, या हमसे पूछिए।",
};

export const giftWords: Words<typeof en.giftWords> = {
  title: "तोहफ़ा",
  wrapped: "तोहफ़ा, सजाकर पैक होगा",
  message: "तोहफ़े का संदेश",
  noPrices: "यह तोहफ़ा है: पार्सल में न दाम हों, न बिल।",
  wrap: "इसे तोहफ़े की तरह सजाकर पैक कीजिए।",
  cash: "ऑर्डर में जितना नकद लिखा है, उतना लीजिए",
};
