import type { Words } from "#values/language/texts.ts";
import type * as en from "./dues.text.ts";
import type { DueKind } from "./dues.ts";

export const dueNames: Words<typeof en.dueNames> = {
  whole: "भुगतान",
  advance: "पेशगी",
  balance: "बाक़ी रक़म",
};

const partNames: Record<DueKind, string> = {
  whole: "पूरी रक़म",
  advance: "पेशगी",
  balance: "बाक़ी रक़म",
};

export const duesText: Words<typeof en.duesText> = {
  title: "भुगतान कैसे होगा",
  paid: (day) => `${day} को चुकाया`,
  when: { now: "अभी चुकाना है", beforeSent: "ऑर्डर निकलने से पहले चुकाना है" },
  later: "उसके बाद चुकाना है, ऑर्डर निकलने से पहले",
  notDue: "अब चुकाना नहीं है",
  pay: (sum) => `${sum} चुकाएँ`,
  asks: ({ kind }, time) => `${duesText.when[time]}: ${partNames[kind]}।`,
  whenClosed: ({ kind }) =>
    `आपने भुगतान की खिड़की बंद कर दी। आपका ऑर्डर बना हुआ है, ${partNames[kind]} चुकाना बाक़ी है।`,
  byUpi: "या UPI से",
  scan: "इसे UPI ऐप से स्कैन कीजिए",
  payee: "किसको",
  amount: "रक़म",
  byTransfer: "या बैंक ट्रांसफ़र से",
  untold: "बैंक ट्रांसफ़र से: कहाँ भेजना है, यह हम आपको लिखेंगे।",
  purpose: "किसलिए",
  transferHint: "पैसे पहुँचते ही हम आपको लिखेंगे, इसमें एक-दो दिन लग सकते हैं।",
};
