import { texts } from "#values/language/texts.ts";
import * as en from "./cash.en.ts";
import * as hi from "./cash.hi.ts";

export const refusedCash = texts({ en: en.refusedCash, hi: hi.refusedCash });
export const cashSums = texts({ en: en.cashSums, hi: hi.cashSums });
