import { texts } from "#values/language/texts.ts";
import * as en from "./below-product.en.ts";
import * as hi from "./below-product.hi.ts";

export const belowText = texts({ en: en.belowText, hi: hi.belowText });
