import { texts } from "#values/language/texts.ts";
import * as en from "./product-page.en.ts";
import * as hi from "./product-page.hi.ts";

export const productText = texts({ en: en.productText, hi: hi.productText });
