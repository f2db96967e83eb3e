import { texts } from "#values/language/texts.ts";
import * as en from "./bulk-quote.en.ts";
import * as hi from "./bulk-quote.hi.ts";

export const bulkQuoteText = texts({ en: en.bulkQuoteText, hi: hi.bulkQuoteText });
