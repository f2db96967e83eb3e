import type { Words } from "#values/language/texts.ts";
import type { DueKind, DueTime } from "../dues/dues.ts";
import type * as en from "./money-mail.text.ts";

const names: Record<DueKind, string> = { whole: "पूरी रक़म", advance: "पेशगी", balance: "बाक़ी रक़म" };

const times: Record<DueTime, string> = { now: "अभी", beforeSent: "ऑर्डर निकलने से पहले" };

export const advanceMailText: Words<typeof en.advanceMailText> = {
  subject: (order, paid) => `ऑर्डर ${order} की ${names[paid]} मिल गई`,
  title: (paid) => `आपकी ${names[paid]} हमें मिल गई।`,
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} हमें मिल गए।`,
  received: (order, paid, sum) =>
    `आपके ऑर्डर ${order} की ${names[paid]}, ${sum}, हमें मिल गई है, और हम काम शुरू कर रहे हैं।`,
  left: (next, sum, time) => `${names[next]}, ${sum}, ${times[time]} चुकानी होगी।`,
};

export const askedMailText: Words<typeof en.askedMailText> = {
  subject: (order, due, time) => `ऑर्डर ${order} की ${names[due]} ${times[time]} चुकानी है`,
  title: (due, time) => `${names[due]} ${times[time]} चुकानी है।`,
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} चुकाने हैं।`,
  text: (order, due, sum, time) =>
    `आपके ऑर्डर ${order} की ${names[due]}, ${sum}, ${times[time]} चुकानी है। ` +
    "अगर आपने अभी-अभी चुका दी है, तो और कुछ नहीं करना।",
};

export const paidMailText: Words<typeof en.paidMailText> = {
  subject: (order) => `ऑर्डर ${order} का भुगतान मिल गया`,
  title: "आपका भुगतान हमें मिल गया।",
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} हमें मिल गए।`,
  whole: (order, sum) => `आपके ऑर्डर ${order} के ${sum} हमें मिल गए हैं, और हम उसे पैक करना शुरू कर रहे हैं।`,
  wholeToMake: (order, sum) => `आपके ऑर्डर ${order} के ${sum} हमें मिल गए हैं, और हम उसे बनाना शुरू कर रहे हैं।`,
  last: (order, sum) => `आपके ऑर्डर ${order} के ${sum} हमें मिल गए हैं: अब पूरा भुगतान हो गया।`,
};

export const tooLateMailText: Words<typeof en.tooLateMailText> = {
  subject: (order) => `ऑर्डर ${order} का भुगतान हम लौटाएँगे`,
  title: "आपका भुगतान देर से पहुँचा।",
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} हम लौटाएँगे।`,
  text: (order, sum) =>
    `आपके ऑर्डर ${order} के ${sum} हमें मिले हैं, पर अब हम उसे नहीं भेज सकते: ` +
    "या तो वह रद्द हो चुका था, या इस बीच आख़िरी नग बिक गया। हमें अफ़सोस है, हम पूरी रक़म आपको लौटा रहे हैं।",
};

export const surplusMailText: Words<typeof en.surplusMailText> = {
  subject: (order) => `ऑर्डर ${order} का एक भुगतान हम लौटाएँगे`,
  title: "आपके पैसे वापस जा रहे हैं।",
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} हम लौटाएँगे।`,
  text: (order, sum, why) => `आपके ऑर्डर ${order} के ${sum} हमें मिले हैं, पर ${why} हम पूरी रक़म आपको लौटा रहे हैं।`,
  why: {
    cancelled: "ऑर्डर रद्द हो चुका था।",
    otherSum: "इतनी रक़म चुकानी नहीं थी।",
    paid: "जिसके लिए ये थे, वह पहले ही चुक चुका है।",
  },
};

export const backToCashMailText: Words<typeof en.backToCashMailText> = {
  subject: (order) => `ऑर्डर ${order} का भुगतान हम लौटाएँगे`,
  title: "कार्ड से दिए आपके पैसे वापस जा रहे हैं।",
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} हम लौटाएँगे।`,
  text: (order, sum, why) =>
    `आपके ऑर्डर ${order} के लिए कार्ड से ${sum} हमें मिले हैं, पर ${why} हम पूरी रक़म आपको लौटा रहे हैं।`,
  why: {
    cancelled: "ऑर्डर रद्द हो चुका था।",
    fixed: "ऑर्डर अब बदला नहीं जा सकता: उसके पैसे पहुँचने पर नकद ही देने हैं।",
  },
};

export const refundedMailText: Words<typeof en.refundedMailText> = {
  subject: (order) => `ऑर्डर ${order} के पैसे वापस`,
  title: "आपके पैसे वापस आ रहे हैं।",
  preview: (order, sum) => `ऑर्डर ${order} के ${sum} आपको वापस मिल रहे हैं।`,
  text: (order, sum, way) => `हमने आपके ऑर्डर ${order} के ${sum} लौटा दिए हैं। ${way}`,
  ways: {
    card: "पैसे उसी रास्ते लौटते हैं जिससे आपने चुकाए थे; बैंक में आम तौर पर 5 से 7 कामकाजी दिनों में दिख जाते हैं।",
    byHand: "पैसे बैंक ट्रांसफ़र से लौटते हैं, या जैसे आपसे तय हुआ है।",
    cash: "आपने नकद चुकाया था, इसलिए पैसे आपको वैसे ही मिलेंगे जैसे आपसे तय हुआ है।",
  },
  refunded: "वापस किए",
  total: "ऑर्डर का कुल",
  creditNote: "क्रेडिट नोट",
};
