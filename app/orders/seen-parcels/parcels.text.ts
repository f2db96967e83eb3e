import { texts } from "#values/language/texts.ts";
import * as en from "./parcels.en.ts";
import * as hi from "./parcels.hi.ts";

export const parcelStateWords = texts({ en: en.parcelStateWords, hi: hi.parcelStateWords });
export const scanWords = texts({ en: en.scanWords, hi: hi.scanWords });
export const parcelStepNames = texts({ en: en.parcelStepNames, hi: hi.parcelStepNames });
export const parcelsText = texts({ en: en.parcelsText, hi: hi.parcelsText });
