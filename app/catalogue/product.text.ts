import { texts } from "#values/language/texts.ts";
import * as en from "./product.en.ts";
import * as hi from "./product.hi.ts";

export const collectionLabels = texts({ en: en.collectionLabels, hi: hi.collectionLabels });
export const collectionBadges = texts({ en: en.collectionBadges, hi: hi.collectionBadges });
export const categoryLabels = texts({ en: en.categoryLabels, hi: hi.categoryLabels });
export const stockWords = texts({ en: en.stockWords, hi: hi.stockWords });
export const priceWords = texts({ en: en.priceWords, hi: hi.priceWords });
export const productWords = texts({ en: en.productWords, hi: hi.productWords });
