import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./cash-today.text.ts";
import { sumsOf } from "./judge-cash.ts";

export const cashToday: Words<typeof en.cashToday> = {
  sums: ({ min, max }) => `आज डिलीवरी पर नकद ${sumsOf(min, max)} के ऑर्डर पर चलता है।`,
  firstMax: ({ firstMax }) =>
    firstMax === undefined
      ? "आज पहला ऑर्डर उतने का हो सकता है जितने का कोई भी।"
      : `आज पहला ऑर्डर ${rupeesAndPaise(firstMax)} तक का हो सकता है।`,
  fee: ({ fee }) =>
    fee === undefined
      ? "आज डिलीवरी पर नकद का अलग से कुछ नहीं लगता।"
      : `आज नकद के ऑर्डर में ${rupeesAndPaise(fee)} अलग से जुड़ते हैं।`,
  rounding: ({ rounding }) =>
    rounding === "paisa"
      ? "आज नकद पैसे तक लिया जाता है।"
      : "आज नकद के ऑर्डर की रक़म पूरे रुपये में की जाती है, आधा रुपया ऊपर।",
  openPerPhone: ({ openPerPhone: most }) =>
    most === undefined
      ? "आज एक फ़ोन नंबर पर नकद के कितने भी ऑर्डर रास्ते में हो सकते हैं।"
      : `आज एक फ़ोन नंबर पर एक समय में नकद ${most === 1 ? "का एक ऑर्डर रास्ते में हो सकता है" : `के ${most} ऑर्डर रास्ते में हो सकते हैं`}।`,
  returnedPerPhone: ({ returnedPerPhone: most }) =>
    most === undefined
      ? "आज लौटे हुए पार्सल की वजह से किसी को मना नहीं किया जाता।"
      : `आज जिस फ़ोन नंबर से 18 महीने में नकद ${most === 1 ? "का एक पार्सल वापस आया" : `के ${most} पार्सल वापस आए`}, वह कार्ड या UPI से चुकाता है।`,
  needsMobile: (needs) =>
    needs ? "आज डिलीवरी पर नकद के लिए मोबाइल नंबर चाहिए।" : "आज डिलीवरी पर नकद के लिए फ़ोन नंबर नहीं चाहिए।",
  confirm: ({ confirm, cancelAfterHours: hours }) => {
    if (confirm === "none") return "आज नकद का ऑर्डर पक्का करने को किसी से नहीं कहा जाता।";
    return hours === undefined
      ? "आज नकद का ऑर्डर पक्का करने को किसी से नहीं कहा जाता: लिखिए कि कितने घंटे बाद बिना पक्के ऑर्डर रद्द हों।"
      : `आज नकद के ऑर्डर की मेल उसे पक्का करने को कहती है; जो पक्के नहीं होते, वे ${hours} घंटे बाद रद्द हो जाते हैं।`;
  },
  blockedStates: ({ blockedStates }) =>
    blockedStates.length === 0
      ? "आज डिलीवरी पर नकद हर राज्य में चलता है।"
      : `आज डिलीवरी पर नकद इन राज्यों में नहीं चलता: ${blockedStates.map(stateName).join(", ")}।`,
  pincodes: (known, withCash) =>
    known === 0
      ? "आज दुकान किसी पिन कोड के बारे में नहीं जानती, और किसी को मना नहीं करती।"
      : `आज दुकान ${grouped(known)} पिन कोड जानती है, जिनमें से ${grouped(withCash)} पर नकद चलता है; जो पता नहीं, उन्हें कभी मना नहीं किया जाता।`,
};
