import { texts } from "#values/language/texts.ts";
import * as en from "./shop.en.ts";
import * as hi from "./shop.hi.ts";

export const shopText = texts({ en: en.shopText, hi: hi.shopText });
