import type { Words } from "#values/language/texts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type * as en from "./refund.text.ts";

export const refundText: Words<typeof en.refundText> = {
  noOrder: "ऑर्डर नहीं मिला।",
  nothingLeft: "इस ऑर्डर के भुगतान में से वापस करने को कुछ नहीं बचा।",
  outdated: "यह पन्ना पुराना हो गया है। इसे फिर से खोलकर कोशिश कीजिए।",
  otherAmount: "ये पैसे वापस भेजने को पहले ही कहा जा चुका है, किसी और रक़म के साथ। पन्ना फिर से खोलिए।",
  failed: "भुगतान की सेवा ये पैसे वापस नहीं भेज पाई।",
  beyondNamed: (most) =>
    `आपने जो चुना है उसके लिए ज़्यादा से ज़्यादा ${rupeesExact(most)} वापस जाते हैं, भेजने का ख़र्च और शुल्क मिलाकर।`,
};

export const refundNotices: Words<typeof en.refundNotices> = {
  made: (amount) => ({ title: "पैसे वापस भेजे", text: `${rupeesExact(amount)} ग्राहक को वापस जा रहे हैं।` }),
  asked: (amount) => ({
    title: "पैसे वापस भेजने को कहा",
    text: `भुगतान की सेवा अभी जवाब नहीं दे रही। जवाब मिलते ही ${rupeesExact(amount)} वापस जाएँगे।`,
  }),
  failed: (text) => ({ title: "पैसे वापस नहीं गए", text, tone: "destructive" }),
};
