import type { Words } from "#values/language/texts.ts";
import type * as en from "./product.text.ts";

export const collectionLabels: Words<typeof en.collectionLabels> = {
  core: "सादी चीज़ें",
  artisanal: "हाथ की कारीगरी",
  limited: "गिनी-चुनी चीज़ें",
};

export const collectionBadges: Words<typeof en.collectionBadges> = {
  core: "सादी",
  artisanal: "हाथ की कारीगरी",
  limited: "गिनी-चुनी",
};

export const categoryLabels: Words<typeof en.categoryLabels> = {
  bags: "थैले",
  accessories: "एक्सेसरीज़",
  decor: "घर की सजावट",
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
  limitedEdition: "गिनी-चुनी चीज़",
};
