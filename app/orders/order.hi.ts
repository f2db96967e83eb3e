import type { Words } from "#values/language/texts.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./order.text.ts";

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
