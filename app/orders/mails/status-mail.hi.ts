import type { Words } from "#values/language/texts.ts";
import type * as en from "./status-mail.text.ts";

type Text = Words<typeof en.statusMailText>;

const told: Text["told"] = {
  pending: {
    subject: (order) => `आपका ऑर्डर ${order} हमारे पास है`,
    title: "आपका ऑर्डर हमारे पास है।",
    text: "जल्द ही उसे पैक करने की बारी आएगी। आगे बढ़ते ही हम फिर लिखेंगे।",
  },
  processing: {
    subject: (order) => `आपका ऑर्डर ${order} पैक हो रहा है`,
    title: "हम आपका ऑर्डर पैक कर रहे हैं।",
    text: "पैक करने से पहले हर नग को एक बार और देखा जाता है। पार्सल निकलते ही हम फिर लिखेंगे।",
  },
  shipped: {
    subject: (order) => `आपका ऑर्डर ${order} निकल चुका है`,
    title: "आपका ऑर्डर रास्ते में है।",
    text: "पार्सल हमारे यहाँ से निकल चुका है।",
  },
  delivered: {
    subject: (order) => `आपका ऑर्डर ${order} पहुँच गया`,
    title: "आपका ऑर्डर पहुँच गया।",
    text: "उम्मीद है, आपको ख़ुशी दे।",
  },
  cancelled: {
    subject: (order) => `आपका ऑर्डर ${order} रद्द हो गया`,
    title: "आपका ऑर्डर रद्द हो गया।",
    text: "कुछ भी नहीं भेजा जाएगा। आपने जो चुकाया है, वह उसी रास्ते लौटेगा, आम तौर पर 5 से 7 कामकाजी दिनों में।",
  },
};

export const statusMailText: Text = {
  told,
  causes: {
    "came-back":
      "पार्सल आपको दिया नहीं जा सका और हमारे पास लौट आया। आपने जो चुकाया है, वह उसी रास्ते लौटेगा, आम तौर पर 5 से 7 कामकाजी दिनों में।",
    unconfirmed:
      "इसके पैसे नकद देने थे और यह समय पर पक्का नहीं हुआ, इसलिए कुछ नहीं भेजा जाएगा। आप चाहें तो फिर से ऑर्डर कर सकते हैं।",
  },
  steps: { pending: "ऑर्डर हुआ", processing: "तैयारी में", shipped: "रास्ते में", delivered: "पहुँच गया" },
  making: {
    subject: (order) => `आपका ऑर्डर ${order} बन रहा है`,
    title: "हम आपका ऑर्डर बना रहे हैं।",
    text: "यह आपके लिए हाथ से बन रहा है। पार्सल निकलते ही हम फिर लिखेंगे।",
  },
  partShipped: {
    subject: (order) => `आपके ऑर्डर ${order} का एक हिस्सा निकल चुका है`,
    title: "आपके ऑर्डर का एक हिस्सा रास्ते में है।",
    text: "वह हमारे यहाँ से निकल चुका है, बाक़ी भी आ रहा है।",
  },
  preview: (order, title) => `${title} ऑर्डर ${order}।`,
  ofOrder: (order, text) => `ऑर्डर ${order}। ${text}`,
  damaged: (window) => `कुछ टूटा-फूटा निकले तो ${window} के अंदर बताइए।`,
  damagedOrReturned: (window, days) =>
    `कुछ टूटा-फूटा निकले तो ${window} के अंदर बताइए; ${days} तक लौटाया भी जा सकता है।`,
  usually: (promise) => `ऑर्डर करने के बाद आम तौर पर ${promise} में पहुँच जाता है।`,
};
