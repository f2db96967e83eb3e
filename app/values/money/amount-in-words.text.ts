import { texts } from "#values/language/texts.ts";
import * as en from "./amount-in-words.en.ts";
import * as hi from "./amount-in-words.hi.ts";

export const amountText = texts({ en: en.amountText, hi: hi.amountText });
