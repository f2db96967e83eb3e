import { texts } from "#values/language/texts.ts";
import * as en from "./certificate.en.ts";
import * as hi from "./certificate.hi.ts";

export const techniqueWords = texts({ en: en.techniqueWords, hi: hi.techniqueWords });
export const certificateText = texts({ en: en.certificateText, hi: hi.certificateText });
