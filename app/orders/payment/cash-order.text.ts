import { texts } from "#values/language/texts.ts";
import * as en from "./cash-order.en.ts";
import * as hi from "./cash-order.hi.ts";

export const cashWords = texts({ en: en.cashWords, hi: hi.cashWords });
