import type { Words } from "#values/language/texts.ts";
import type * as en from "./customer-status.text.ts";

export const statusNames: Words<typeof en.statusNames> = {
  pending: "ऑर्डर हो गया",
  pending_cod_confirmation: "ऑर्डर हो गया",
  processing: "तैयार हो रहा है",
  shipped: "रास्ते में",
  delivered: "पहुँच गया",
  cancelled: "रद्द",
  awaiting_razorpay_payment: "भुगतान बाक़ी",
  payment_init_failed: "भुगतान शुरू नहीं हुआ",
  payment_verification_failed: "भुगतान पक्का नहीं हुआ",
  payment_modal_dismissed: "भुगतान अधूरा",
  payment_failed_razorpay: "भुगतान नहीं हुआ",
  payment_error_generic: "भुगतान नहीं हुआ",
};

export const statusSentences: Words<typeof en.statusSentences> = {
  pending: "आपका ऑर्डर हमें मिल गया है, जल्द ही काम शुरू करेंगे।",
  pending_cod_confirmation: "आपका ऑर्डर हमें मिल गया है। जब पहुँचे, तब के लिए पैसे नकद तैयार रखिए।",
  processing: "आपका ऑर्डर तैयार हो रहा है।",
  shipped: "आपका ऑर्डर रास्ते में है।",
  delivered: "आपका ऑर्डर पहुँच गया। उम्मीद है, आपको ख़ुशी दे।",
  cancelled: "यह ऑर्डर रद्द हो गया।",
  awaiting_razorpay_payment: "आपका ऑर्डर आपके लिए रखा है। पैसे आते ही भेज देंगे।",
  payment_init_failed: "भुगतान शुरू नहीं हो पाया, और कोई पैसा नहीं कटा। आप फिर से कोशिश कर सकते हैं।",
  payment_verification_failed:
    "आपका भुगतान अभी पक्का नहीं हो पाया। अगर खाते से पैसे कट गए हों तो दोबारा मत चुकाइए: हमें लिखिए, हम पता कर लेंगे।",
  payment_modal_dismissed: "आपने भुगतान की खिड़की बंद कर दी। आपके ऑर्डर का भुगतान बाक़ी है।",
  payment_failed_razorpay: "आपके बैंक या कार्ड ने भुगतान नहीं होने दिया। फिर से कोशिश कीजिए, या किसी और तरीक़े से चुकाइए।",
  payment_error_generic: "भुगतान करते समय कुछ गड़बड़ हो गई। अगर पैसे नहीं कटे, तो आप फिर से कोशिश कर सकते हैं।",
};

export const lostNames: Words<typeof en.lostNames> = {
  lapsed: "समय पर भुगतान नहीं हुआ",
  tooLate: "भुगतान देर से आया",
  refunded: "पैसे वापस",
};

export const orderStandingText: Words<typeof en.orderStandingText> = {
  unpaid: (sentence) => `${sentence} इसका भुगतान अभी बाक़ी है।`,
  sentOncePaid: "भुगतान आते ही आपका ऑर्डर भेज देंगे।",
  unheld: "इसकी चीज़ें आपके लिए अलग नहीं रखी हैं: जब तक बची हैं, तब तक भुगतान हो सकता है।",
  soldOut: (name) =>
    `“${name}” इस बीच बिक गया, इसलिए अभी इस ऑर्डर का भुगतान नहीं हो सकता। ` +
    "अगर इसके लिए खाते से पैसे कट गए हों तो हमें लिखिए, हम पता कर लेंगे।",
  tooFew: (name, left) =>
    `“${name}” के अब ${left} नग ही ${left === 1 ? "बचा है" : "बचे हैं"}, इसलिए अभी इस ऑर्डर का भुगतान नहीं हो सकता। ` +
    "अगर इसके लिए खाते से पैसे कट गए हों तो हमें लिखिए, हम पता कर लेंगे।",
  oncePaid: "आपका ऑर्डर हमें मिल गया है, भुगतान आते ही काम शुरू करेंगे।",
  partSent: "आपके ऑर्डर का एक हिस्सा निकल चुका है, बाक़ी भी आ रहा है।",
  tooLate:
    "आपका भुगतान देर से आया: तब तक आख़िरी नग बिक चुका था, और अब हम यह ऑर्डर नहीं भेज सकते। " +
    "हमें अफ़सोस है, हम पूरी रक़म आपको लौटा रहे हैं।",
  lapsed:
    "इस ऑर्डर के दाम 7 दिन तक के लिए थे। उतने में भुगतान नहीं हुआ, इसलिए अब यह चुकाया नहीं जा सकता। आज के दाम पर फिर से ऑर्डर कीजिए। " +
    "अगर इसके लिए खाते से पैसे कट गए हों तो हमें लिखिए, हम पता कर लेंगे।",
  tooLateAndBack: "आपका भुगतान देर से आया, इसलिए लौटा दिया गया। बैंक में दिखने में 7 दिन तक लग सकते हैं।",
  allBack: "आपके पैसे लौटा दिए गए, और इस ऑर्डर का कुछ भी नहीं भेजा जाएगा।",
  allBackByBank: "आपके पैसे लौटा दिए गए, और इस ऑर्डर का कुछ भी नहीं भेजा जाएगा। बैंक में दिखने में 7 दिन तक लग सकते हैं।",
  cancelledAndBack: "यह ऑर्डर रद्द हो गया और आपके पैसे लौटा दिए गए। बैंक में दिखने में 7 दिन तक लग सकते हैं।",
  cancelledToReturn: "यह ऑर्डर रद्द हो गया, और हम आपके पैसे लौटा रहे हैं।",
  arrival: (promise) => `पहुँचने का अंदाज़ा: ${promise}।`,
};

export const stepNames: Words<typeof en.stepNames> = {
  pending: "ऑर्डर हुआ",
  processing: "तैयारी में",
  shipped: "रास्ते में",
  delivered: "पहुँच गया",
};

export const journeyText: Words<typeof en.journeyText> = {
  label: "ऑर्डर कहाँ तक पहुँचा",
  done: ", हो गया",
  current: ", अभी यहाँ है",
  ahead: ", अभी बाक़ी है",
};

export const myOrdersText: Words<typeof en.myOrdersText> = {
  title: "मेरे ऑर्डर",
  description: "आपके ऑर्डर, और वे कहाँ तक पहुँचे।",
  empty: "अभी आपका कोई ऑर्डर नहीं है।",
  emptyHint: "आप जो ऑर्डर करेंगे वह यहाँ दिखेगा, और यह भी कि कहाँ तक पहुँचा।",
  failed: { title: "गड़बड़ हुई", text: "आपके ऑर्डर नहीं मिल पाए।" },
  orderFailed: { title: "गड़बड़ हुई", text: "ऑर्डर की जानकारी नहीं मिल पाई।" },
  tryAgain: "फिर से कोशिश करें",
  shop: "ख़रीदारी जारी रखें",
  andMore: (name, more) => `${name} और ${more} ${more === 1 ? "चीज़" : "चीज़ें"}`,
  payFor: (orderNumber) => `, ऑर्डर ${orderNumber}`,
  pages: "ऑर्डर के पन्ने",
  previous: "पिछला",
  next: "अगला",
  page: (page, pages) => `पन्ना ${page} / ${pages}`,
  orderTitle: "ऑर्डर की जानकारी",
  orderDescription: "आपका ऑर्डर, वह कहाँ तक पहुँचा और उसका भुगतान।",
  placedOn: (day) => `, ${day} किया गया`,
  ordered: "क्या-क्या मँगाया",
  shippingAddress: "डिलीवरी का पता",
  paymentMethod: "भुगतान का तरीक़ा",
  paidOn: (day) => `${day} को चुकाया`,
  refunded: (sum) => `${sum} वापस किए गए`,
  shippingMethod: "भेजने का तरीक़ा",
  questions: "इस ऑर्डर के बारे में कुछ पूछना है?",
  invoiceTitle: "बिल",
  creditNote: (number) => `क्रेडिट नोट ${number}`,
  back: "वापस मेरे ऑर्डर पर",
  support: "हमसे पूछें",
  payNow: "अभी चुकाएँ",
  invoice: "बिल डाउनलोड करें",
  notFound: {
    title: "ऑर्डर नहीं मिला",
    text: "यह ऑर्डर हमें नहीं मिला, या शायद यह आपके खाते का नहीं है।",
    toast: { title: "ऑर्डर नहीं मिला", text: "ऐसा कोई ऑर्डर नहीं है, या वह आपके खाते का नहीं है।" },
  },
};
