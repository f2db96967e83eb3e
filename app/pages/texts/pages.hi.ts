import type { Words } from "#values/language/texts.ts";
import type * as en from "./pages.text.ts";

const categories: Record<string, string> = {
  "Orders & Payment": "ऑर्डर और भुगतान",
  "Shipping & Delivery": "भेजना और डिलीवरी",
  "Returns & Refunds": "वापसी और पैसे वापस",
  "Products & Bulk Orders": "चीज़ें और थोक ऑर्डर",
};

export const faqText: Words<typeof en.faqText> = {
  title: "अक्सर पूछे गए सवाल",
  description: (returns, bulkOrders) =>
    `ऑर्डर और भुगतान कैसे करें, भारत में डिलीवरी में कितने दिन लगते हैं, ${returns} और ${bulkOrders} कैसे होता है।`,
  returnsWithin: (days) => `${days} के अंदर वापसी`,
  damagedGoods: "टूटा-फूटा सामान",
  bulkOrders: "थोक ऑर्डर",
  bulkOrdersFrom: (pieces) => `${pieces} नग से थोक ऑर्डर`,
  search: "सवाल खोजें",
  find: "खोजें",
  none: { title: "ऐसा कोई सवाल नहीं मिला।", text: "कम शब्द लिखकर देखिए, या हमसे पूछिए।", ask: "संपर्क" },
  category: (kept) => categories[kept] ?? kept,
};

export const policyText: Words<typeof en.policyText> = {
  all: "हमारे नियम",
  changed: (day) => `पिछली बार ${day} को बदला गया`,
  noGstin: "पंजीकृत नहीं",
};
