import type { Technique } from "#catalogue/product.ts";
import type { Words } from "#values/language/texts.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isAlwaysFree } from "#values/money/shipping-rates.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import type * as en from "./product-page.text.ts";

const work: Record<Technique, string> = {
  "hand-painted": "चित्रकारी",
  embroidered: "कढ़ाई",
  printed: "छपाई",
  other: "कारीगरी",
};

export const makerText: Words<typeof en.makerText> = {
  label: "कारीगर",
  madeBy: (technique, name) => `${work[technique]}: ${name}`,
  story: "पूरी कहानी पढ़ें",
};

/** The day that a moment ends, or the moment itself within a day. */
const ending = (until: Date): string =>
  startOfIndianDay(indianDay(until)).getTime() === until.getTime()
    ? longDate(new Date(until.getTime() - 1))
    : longDateTime(until);

export const belowText: Words<typeof en.belowText> = {
  about: "इस चीज़ के बारे में",
  saleUntil: (until) => `सेल ${ending(until)} तक`,
};

export const pageText: Words<typeof en.pageText> = {
  home: "होम",
  shop: "दुकान",
  sku: (sku) => `नंबर ${sku}`,
  quantity: "कितने",
  fewer: (name) => `“${name}” कम करें`,
  more: (name) => `“${name}” और बढ़ाएँ`,
  bulk: "थोक भाव पूछें",
  taxes: "टैक्स शामिल",
  priceNote: (rates) =>
    `सारे टैक्स शामिल। ${isAlwaysFree(rates) ? "" : `${rupeesAndPaise(rates.freeFrom)} से ऊपर `}भेजना मुफ़्त।`,
  related: "ये भी पसंद आएँगी",
  features: "ख़ास बातें",
  details: "चीज़ की जानकारी",
  story: "इस चित्र की कहानी",
  pictures: "तस्वीरें",
  zoom: "बड़ी तस्वीर",
  thumbnails: "छोटी तस्वीरें",
  picture: (at, of) => `तस्वीर ${at}, कुल ${of}`,
};

export const productFailed: Words<typeof en.productFailed> = {
  title: "गड़बड़ी",
  text: "चीज़ की जानकारी नहीं आ पाई।",
};

export const productNotFound: Words<typeof en.productNotFound> = {
  title: "चीज़ नहीं मिली",
  text: "शायद बिक गई हो या दुकान से हट गई हो।",
  back: "दुकान पर वापस",
};
