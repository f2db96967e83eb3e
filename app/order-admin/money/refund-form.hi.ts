import type { Words } from "#values/language/texts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type * as en from "./refund-form.text.ts";

export const refundRefusals: Words<typeof en.refundRefusals> = {
  noSum: "रक़म रुपयों में लिखिए, जैसे 250 या 250.50।",
  tooLittle: "कम से कम एक रुपया वापस जाता है।",
  tooMuch: (most) => `ज़्यादा से ज़्यादा ${rupeesExact(most)} वापस जा सकते हैं।`,
};

export const refundFormText: Words<typeof en.refundFormText> = {
  title: "वापस गए पैसे",
  states: { requested: "भेजने को कहा", pending: "रास्ते में", processed: "वापस गए", failed: "नहीं गए" },
  elsewhere: "भुगतान की सेवा के अपने पन्ने पर",
  amount: "कितने वापस (₹)",
  most: (most) => `पूरी रक़म या उसका हिस्सा: ज़्यादा से ज़्यादा ${rupeesExact(most)}।`,
  ask: "ये पैसे ग्राहक को वापस भेजें?",
  askOf: (sum) => `${rupeesExact(sum)} ग्राहक को वापस भेजें?`,
  submit: "पैसे वापस भेजें",
};
