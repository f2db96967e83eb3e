import type { Words } from "#values/language/texts.ts";
import type * as en from "./paper.text.ts";

export const noInvoiceText: Words<typeof en.noInvoiceText> = {
  title: "बिल अभी नहीं बना",
  notFound: "ऑर्डर नहीं मिला",
  tooMany: "आपके नेटवर्क से बहुत सारे काग़ज़ माँगे गए हैं। कृपया दस मिनट बाद फिर कोशिश करें।",
};

export const noInvoiceWords: Words<typeof en.noInvoiceWords> = {
  cancelled: "बिल बनने से पहले ही यह ऑर्डर रद्द हो गया।",
  "too-late": "इसका बिल नहीं बनेगा: भुगतान देर से आया, और वापस हो रहा है।",
  unpaid: "बिल अभी नहीं बना: भुगतान होते ही बन जाएगा।",
  "not-sent": "बिल अभी नहीं बना: पार्सल निकलते ही बन जाएगा।",
};

export const paperText: Words<typeof en.paperText> = {
  titles: {
    credit: "क्रेडिट नोट",
    supply: "आपूर्ति बिल",
    mixed: "जीएसटी और आपूर्ति बिल",
    tax: "जीएसटी बिल",
  },
  numbers: { credit: "नोट नंबर", supply: "बिल नंबर", tax: "बिल नंबर" },
  date: "तारीख़",
  against: { supply: "किस बिल का", tax: "किस बिल का" },
  order: "ऑर्डर",
  poNumber: "आपका ऑर्डर नंबर",
  payment: "भुगतान",
  place: "आपूर्ति की जगह",
  state: "राज्य",
  stateCode: (code) => `राज्य कोड ${code}`,
  attention: (name) => `${name} के लिए`,
  billedTo: "बिल किसके नाम",
  shippedTo: "सामान किस पते पर",
  total: "कुल",
  continued: (title) => `${title}, आगे`,
  page: (number, of) => `पेज ${number} / ${of}`,
  signedFor: (name) => `${name} की ओर से`,
  signatory: "अधिकृत हस्ताक्षर",
};

export const paperColumnText: Words<typeof en.paperColumnText> = {
  description: "सामान",
  hsn: "एचएसएन",
  quantity: "नग",
  price: "दाम ₹",
  taxable: "कर-योग्य ₹",
  tax: (name) => `${name} ₹`,
  amount: "रक़म ₹",
  sku: (sku) => `SKU ${sku}`,
  discount: "छूट",
};

export const paperTaxText: Words<typeof en.paperTaxText> = {
  taxable: "कर-योग्य रक़म",
  rounding: "राउंड ऑफ़",
  names: { igst: "आईजीएसटी", cgst: "सीजीएसटी", sgst: "एसजीएसटी", utgst: "यूटीजीएसटी" },
};

export const paperClosing: Words<typeof en.paperClosing> = {
  unpaid: (number) => `यह नोट ${number} की वह रक़म हटाता है जो किसी ने नहीं चुकाई: ऑर्डर रद्द हो गया था।`,
  refunded: (number) =>
    `यह नोट ${number} को अपनी कुल रक़म से घटाता है, जो वापस की जा चुकी है। हर पंक्ति में लिखा है कि उसमें से कितना वापस हुआ।`,
  taxed: "दामों में टैक्स शामिल है। रिवर्स चार्ज पर टैक्स नहीं देना है।",
  unregistered: "बेचने वाले जीएसटी में पंजीकृत नहीं हैं; कोई टैक्स नहीं लिया गया।",
  untaxed: "इन चीज़ों पर कोई टैक्स नहीं लिया गया।",
};
