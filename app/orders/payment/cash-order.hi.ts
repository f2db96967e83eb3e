import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type * as en from "./cash-order.text.ts";

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
