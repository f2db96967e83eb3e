import type { Words } from "#values/language/texts.ts";
import type * as en from "./no-invoice.text.ts";

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
