import { texts } from "#values/language/texts.ts";
import * as en from "./shop-opened.en.ts";
import * as hi from "./shop-opened.hi.ts";

export const shopOpenedText = texts({ en: en.shopOpenedText, hi: hi.shopOpenedText });
