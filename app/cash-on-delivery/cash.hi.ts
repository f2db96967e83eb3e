import { stateName } from "#values/contact/state-name.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type * as en from "./cash.text.ts";

const otherWay = "कार्ड या UPI से चुका दीजिए।";

export const refusedCash: Words<typeof en.refusedCash> = {
  abroad: { reason: "डिलीवरी पर नकद के लिए बिल का पता भारत का होना चाहिए।", help: otherWay },
  state: (state) => ({
    reason: `${stateName(state)} में डिलीवरी पर नकद नहीं चलता।`,
    help: otherWay,
  }),
  pincode: (pincode) => ({ reason: `${pincode} पर कूरियर नकद नहीं लेते।`, help: otherWay }),
  returned: { reason: "इस फ़ोन नंबर से नकद वाले पार्सल वापस आए थे।", help: otherWay },
  mobile: {
    reason: "डिलीवरी पर नकद के लिए मोबाइल नंबर चाहिए, ताकि कूरियर फ़ोन कर सके।",
    help: "मोबाइल नंबर लिखिए, या कार्ड या UPI से चुका दीजिए।",
  },
  open: (count) => ({
    reason:
      count === 1
        ? "इस फ़ोन नंबर पर नकद का एक ऑर्डर पहले से रास्ते में है।"
        : `इस फ़ोन नंबर पर नकद के ${count} ऑर्डर पहले से रास्ते में हैं।`,
    help: `${otherWay} या ${count === 1 ? "उसके" : "उनके"} पहुँचने पर फिर ऑर्डर कीजिए।`,
  }),
  below: (min) => ({
    reason: `डिलीवरी पर नकद ${rupeesAndPaise(min)} से शुरू होता है।`,
    help: "झोले में कुछ और डालिए, या कार्ड या UPI से चुका दीजिए।",
  }),
  above: (max) => ({
    reason: `डिलीवरी पर नकद ${rupeesAndPaise(max)} तक ही चलता है।`,
    help: otherWay,
  }),
  firstAbove: (max) => ({
    reason: `पहले ऑर्डर में डिलीवरी पर नकद ${rupeesAndPaise(max)} तक ही चलता है।`,
    help: `${otherWay} आगे के ऑर्डर इससे बड़े हो सकते हैं।`,
  }),
};

export const cashCosts: Words<typeof en.cashCosts> = (fee) => `डिलीवरी पर नकद के ${fee} अलग से लगते हैं।`;

export const cashSums: Words<typeof en.cashSums> = {
  any: "किसी भी रक़म",
  most: (max) => `${rupeesAndPaise(max)} तक`,
  least: (min) => `${rupeesAndPaise(min)} या ज़्यादा`,
  between: (min, max) => `${rupeesAndPaise(min)} से ${rupeesAndPaise(max)} तक`,
};
