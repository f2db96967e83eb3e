import { texts } from "#values/language/texts.ts";
import * as en from "./options.en.ts";
import * as hi from "./options.hi.ts";

export const beforeBuying = texts({ en: en.beforeBuying, hi: hi.beforeBuying });
export const lineWords = texts({ en: en.lineWords, hi: hi.lineWords });
