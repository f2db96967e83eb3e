import { texts } from "#values/language/texts.ts";
import * as en from "./bank-details.en.ts";
import * as hi from "./bank-details.hi.ts";

export const bankText = texts({ en: en.bankText, hi: hi.bankText });
