import type { Words } from "#values/language/texts.ts";
import type * as en from "./product-page.en.ts";

export const productText: Words<typeof en.productText> = {
  home: "पहला पन्ना",
  shop: "दुकान",
  by: (artisan) => `कारीगर: ${artisan}`,
  quantity: "कितने",
  fewer: (name) => `${name} की गिनती घटाएँ`,
  more: (name) => `${name} की गिनती बढ़ाएँ`,
  bulk: "थोक भाव पूछें",
  taxesIncluded: "टैक्स शामिल",
  related: "ये भी पसंद आएँगी",
  features: "ख़ास बातें",
  details: "चीज़ की जानकारी",
  story: "इस चित्र की कहानी",
  pictures: "तस्वीरें",
  zoom: "तस्वीर बड़ी करें",
  thumbnails: "छोटी तस्वीरें",
  picture: (at, of) => `तस्वीर ${at}, कुल ${of}`,
};
