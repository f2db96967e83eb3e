import type { DueTime } from "#orders/dues/dues.ts";
import type { Words } from "#values/language/texts.ts";
import type * as en from "./proforma.text.ts";

const times: Record<DueTime, string> = { now: "अभी चुकानी है", beforeSent: "ऑर्डर निकलने से पहले" };

export const proformaText: Words<typeof en.proformaText> = {
  title: "कच्चा बिल",
  remark: "यह जीएसटी वाला बिल नहीं है",
  offer: "प्रस्ताव",
  revision: (number, revision) => `${number}, रूप ${revision}`,
  date: "तारीख़",
  openUntil: "कब तक खुला है",
  leaves: "कब तक भेजेंगे",
  poNumber: "आपका ऑर्डर नंबर",
  placeOfSupply: "आपूर्ति की जगह",
  parts: (kind, time) => ({ whole: "चुकाना है", advance: "पेशगी", balance: `बाक़ी, ${times[time]}` })[kind],
  notTax:
    "यह जीएसटी वाला बिल नहीं है, और इससे टैक्स का दावा नहीं हो सकता: बिल सामान के साथ आता है। दामों में टैक्स शामिल है।",
  transfer: (to) => `बैंक से यहाँ भेजिए: ${to}।`,
  scan: "इसे UPI ऐप से स्कैन कीजिए, या लिखिए:",
  attention: (name) => `${name} के लिए`,
  addressLater: "मंज़ूर करते समय बताया जाएगा",
  details: "ब्योरा",
};
