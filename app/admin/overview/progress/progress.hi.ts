import type { Words } from "#values/language/texts.ts";
import type * as en from "./progress.text.ts";

export const progressText: Words<typeof en.progressText> = {
  title: "काम कैसा चल रहा है",
  unread: "आँकड़े नहीं लाए जा सके।",
  figures: "दिन के हिसाब से",
  day: "दिन",
  orders: (count) => `${count} ऑर्डर`,
  units: {
    week: {
      now: "इस हफ़्ते",
      before: "पिछले हफ़्ते",
      chart: "इस हफ़्ते और पिछले हफ़्ते की बिक्री",
      chartOfOrders: "इस हफ़्ते और पिछले हफ़्ते के ऑर्डर",
      beside: (before, change) => `पिछले हफ़्ते इन्हीं दिनों में ${before}${change && ` (${change})`}`,
      said: (now, before) => `इस हफ़्ते ${now}, पिछले हफ़्ते इन्हीं दिनों में ${before}।`,
    },
    month: {
      now: "इस महीने",
      before: "पिछले महीने",
      chart: "इस महीने और पिछले महीने की बिक्री",
      chartOfOrders: "इस महीने और पिछले महीने के ऑर्डर",
      beside: (before, change) => `पिछले महीने इन्हीं दिनों में ${before}${change && ` (${change})`}`,
      said: (now, before) => `इस महीने ${now}, पिछले महीने इन्हीं दिनों में ${before}।`,
    },
  },
  weekdays: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
  sellers: {
    title: "सबसे ज़्यादा बिका",
    note: "पिछले 30 दिन में।",
    none: "पिछले 30 दिन में कुछ नहीं बिका।",
    pieces: (count) => (count === "1" ? "1 बिका" : `${count} बिके`),
  },
  low: {
    title: "ख़त्म हो रहा सामान",
    unread: "ये नहीं गिने जा सके।",
    none: "कुछ भी ख़त्म नहीं हो रहा।",
    gone: "ख़त्म",
    left: (pieces) => `${pieces} बाक़ी`,
    days: (days) => (days < 1 ? "एक दिन से कम चलेगा" : `${days} दिन चलेगा`),
    all: (count) => `सारे ${count}, स्टॉक के हिसाब से`,
  },
  coming: { title: "आने वाले पैसे", unread: "यह नहीं लाया जा सका।", none: "कोई पैसा आना बाक़ी नहीं।" },
};

export const comingWords: Words<typeof en.comingWords> = {
  courierCash: "नकद जो कूरियर ले रहे हैं",
  deliveredCash: "पहुँच चुके ऑर्डरों का नकद, जो अभी लिखा नहीं गया",
  parts: "तय ऑर्डरों के हिस्से, जो अभी नहीं मिले",
  refunds: "ख़रीदारों को लौट रहे पैसे",
};
