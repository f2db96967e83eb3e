import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import type * as en from "./papers.text.ts";

export const papersText: Words<typeof en.papersText> = {
  title: "काग़ज़",
  slip: "पैकिंग पर्ची",
  slipOf: (order) => `पैकिंग पर्ची ${order}`,
  process: "“तैयार हो रहा है” करें",
  backToParcel: "वापस पार्सल पर",
  backToOrder: "वापस ऑर्डर पर",
  invoice: "बिल (PDF)",
  invoiceOf: (number) => `बिल ${number}`,
  nextNumber: "बिल को अगला नंबर तब मिलता है जब वह पहली बार खोला जाए, या जब ऑर्डर निकले।",
  noInvoice: "बिल नहीं है",
  credit: (number) => `क्रेडिट नोट ${number}`,
  issueCredit: "क्रेडिट नोट बनाएँ",
  creditMissing: "क्रेडिट नोट नहीं मिला।",
  print: "छापें",
  certificates: "प्रमाण-पत्र",
  certificate: (product, number) => `${product}, नंबर ${number}`,
};

export const slipText: Words<typeof en.slipText> = {
  doNotSend: (why) => `मत भेजिए: ${why}`,
  parcel: "पार्सल",
  order: "ऑर्डर",
  placedOn: "ऑर्डर की तारीख़",
  shipping: "भेजने का तरीक़ा",
  due: "कब तक भेजना है",
  shipTo: "कहाँ भेजना है",
  pieces: (count) => `${grouped(count)} नग`,
  collect: (sum) => `${sum} नकद लीजिए`,
};
