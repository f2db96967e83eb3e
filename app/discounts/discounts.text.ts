import { texts } from "#values/language/texts.ts";
import * as en from "./discounts.en.ts";
import * as hi from "./discounts.hi.ts";

export const discountText = texts({ en: en.discountText, hi: hi.discountText });
export const refusedCodes = texts({ en: en.refusedCodes, hi: hi.refusedCodes });
export const savingText = texts({ en: en.savingText, hi: hi.savingText });
