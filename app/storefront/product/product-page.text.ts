import { texts } from "#values/language/texts.ts";
import * as en from "./product-page.en.ts";
import * as hi from "./product-page.hi.ts";

export const pageText = texts({ en: en.pageText, hi: hi.pageText });
export const productFailed = texts({ en: en.productFailed, hi: hi.productFailed });
export const productNotFound = texts({ en: en.productNotFound, hi: hi.productNotFound });
