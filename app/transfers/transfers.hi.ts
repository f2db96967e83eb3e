import type { DueKind } from "#orders/dues/dues.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./transfers.text.ts";

const names: Record<DueKind, string> = { whole: "पूरी रक़म", advance: "पेशगी", balance: "बाक़ी रक़म" };

export const transfersText: Words<typeof en.transfersText> = {
  open: "UPI ऐप में खोलें",
  havePaid: "मैंने चुका दिया",
  saidToBePaid: "आपने बताया कि चुका दिया",
  said: (reference, day) =>
    `आपने ${day} को बताया कि आप इसे UPI से चुका चुके हैं, रेफ़रेंस ${reference}। हम देखकर आपको लिखेंगे।`,
  notFound: (day) =>
    `आपने ${day} को जिस भुगतान के बारे में बताया था, वह हमें नहीं मिला। कृपया अपने UPI ऐप में देखिए कि पैसे गए या नहीं, और उसका रेफ़रेंस फिर से बताइए।`,
  otherWay: "अभी नहीं चुकाया, या रेफ़रेंस कोई और है?",
};

export const sayPaidText: Words<typeof en.sayPaidText> = {
  title: "मैंने चुका दिया",
  description: "UPI से किए भुगतान का रेफ़रेंस बताइए।",
  of: (kind, sum, number) => `${number} की ${names[kind]}, ${sum}।`,
  reference: "UPI रेफ़रेंस",
  hint: "12 अंक। आपका UPI ऐप इसे भुगतान के साथ दिखाता है: UPI रेफ़रेंस, UTR या UPI ट्रांज़ैक्शन आईडी।",
  submit: "मैंने चुका दिया",
  notDue: "इस ऑर्डर का अभी कुछ नहीं चुकाना है।",
  errors: {
    digits: "UPI रेफ़रेंस में 12 अंक होते हैं।",
    given: "यह रेफ़रेंस पहले बताया जा चुका है।",
    tooMany: "आपके नेटवर्क से बहुत सारे रेफ़रेंस आए। कृपया दस मिनट बाद फिर कोशिश कीजिए।",
  },
  unsent: {
    title: "गड़बड़ी",
    text: "दुकान से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखकर फिर कोशिश कीजिए।",
  },
  thanks: { title: "धन्यवाद", text: "हम आपका भुगतान देखते हैं, और मिलते ही आपको लिखेंगे।" },
  settled: { title: "कुछ नहीं चुकाना", text: "यह चुक चुका है, या अब चुकाना नहीं है।" },
};

export const notFoundMailText: Words<typeof en.notFoundMailText> = {
  subject: (order) => `ऑर्डर ${order} का भुगतान हमें नहीं मिला`,
  title: "आपका भुगतान हमें नहीं मिला।",
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} अभी बाक़ी हैं।`,
  text: (order, kind, sum, reference) =>
    `आपने बताया कि अपने ऑर्डर ${order} की ${names[kind]}, ${sum}, आप UPI से चुका चुके हैं, रेफ़रेंस ${reference}। हमने अपने खाते में देखा, पर यह हमें नहीं मिला।`,
  what: "कृपया अपने UPI ऐप में देखिए कि पैसे गए या नहीं, और किसको गए। गए हैं तो उसका रेफ़रेंस फिर से बताइए; नहीं गए तो ऐसे चुकाइए।",
};
