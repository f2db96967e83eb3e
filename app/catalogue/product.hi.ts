import type { Words } from "#values/language/texts.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import type * as en from "./product.en.ts";

export const collectionLabels: Words<typeof en.collectionLabels> = {
  core: "सादा संग्रह",
  artisanal: "हाथ की कारीगरी",
  limited: "गिनती के नमूने",
};

export const collectionBadges: Words<typeof en.collectionBadges> = {
  core: "सादा",
  artisanal: "हाथ की कारीगरी",
  limited: "गिनती का",
};

export const categoryLabels: Words<typeof en.categoryLabels> = {
  bags: "थैले",
  accessories: "एक्सेसरीज़",
  decor: "घर की सजावट",
  other: "बाक़ी",
};

export const techniqueLabels: Words<typeof en.techniqueLabels> = {
  "hand-painted": "हाथ की चित्रकारी",
  embroidered: "कढ़ाई",
  printed: "छपाई",
  other: "बाक़ी",
};

export const stockWords: Words<typeof en.stockWords> = {
  in: "मौजूद है",
  out: "ख़त्म हो गया",
  toOrder: "ऑर्डर पर बनता है",
};

export const priceWords: Words<typeof en.priceWords> = {
  from: "कम से कम ",
  was: "पहले ",
};

export const productWords: Words<typeof en.productWords> = {
  by: (artisan) => `कारीगर: ${artisan}`,
  leavesBy: (day) => `आपके लिए बनेगा: ${longDay(day)} तक भेज देंगे`,
  limitedEdition: "गिनती का नमूना",
  reviews: (count) => `${grouped(count)} राय`,
};

export const detailLabels: Words<typeof en.detailLabels> = {
  material: "किससे बना",
  size: "माप",
  weight: "वज़न",
  handles: "हत्थे",
  technique: "कैसे बना",
  category: "क़िस्म",
  sku: "नंबर",
};
