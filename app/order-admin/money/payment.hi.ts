import type { Words } from "#values/language/texts.ts";
import type * as en from "./payment.text.ts";

export const paymentPanelText: Words<typeof en.paymentPanelText> = {
  title: "भुगतान और भेजना",
  method: "भुगतान का तरीक़ा",
  payment: "भुगतान",
  paidOn: "कब चुकाया",
  abroad: "विदेश से चुकाया",
  abroadNote: "बैंक तक आने में सात कामकाजी दिन लगते हैं।",
  collectedOn: "नकद कब मिला",
  givenBack: "वापस दिए",
  provider: "भुगतान की सेवा ने कहा",
  razorpayOrder: "Razorpay ऑर्डर",
  razorpayPayment: "Razorpay भुगतान",
  shipping: "भेजने का तरीक़ा",
  due: "कब तक भेजना है",
  date: "तारीख़",
  newDate: "नया दिन सहेजें",
};

export const cashPartText: Words<typeof en.cashPartText> = {
  toGiveBack: "कितना नकद वापस (₹)",
  givenBack: "नकद वापस दिया",
  toGiveBackByHand: "अलग से कितने वापस (₹)",
  givenBackByHand: "पैसे वापस दिए",
  collected: "नकद मिल गया",
  askNotCollected: "लिख दें कि नकद असल में नहीं मिला?",
  notCollected: "असल में नहीं मिला",
};
