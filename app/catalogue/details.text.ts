import { texts } from "#values/language/texts.ts";
import * as en from "./details.en.ts";
import * as hi from "./details.hi.ts";

export const detailWords = texts({ en: en.detailWords, hi: hi.detailWords });
