import { texts } from "#values/language/texts.ts";
import * as en from "./label.en.ts";
import * as hi from "./label.hi.ts";

export const labelWords = texts({ en: en.labelWords, hi: hi.labelWords });
