import { texts } from "#values/language/texts.ts";
import * as en from "./return-terms.en.ts";
import * as hi from "./return-terms.hi.ts";

export const returnTimesText = texts({ en: en.returnTimesText, hi: hi.returnTimesText });
