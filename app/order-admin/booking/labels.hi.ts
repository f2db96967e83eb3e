import type { Words } from "#values/language/texts.ts";
import type * as en from "./labels.text.ts";

export const labelsText: Words<typeof en.labelsText> = {
  noneFor: (count) =>
    count === 1
      ? "एक पार्सल का लेबल अभी नहीं है। वजह उसके पन्ने पर है:"
      : `${count} पार्सल के लेबल अभी नहीं हैं। वजह उनके पन्नों पर है:`,
  cancelled: {
    title: "लेबल नहीं है",
    text: "बुकिंग रद्द है: कूरियर वाले इसे लेने नहीं आएँगे। इसके नग दोबारा पैक हो सकते हैं।",
    tone: "destructive",
  },
  none: {
    title: "लेबल अभी नहीं है",
    text: "कूरियर सेवा ने इसे अभी नहीं बनाया है। एक मिनट में फिर कोशिश कीजिए।",
    tone: "destructive",
  },
};
