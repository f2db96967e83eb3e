import { texts } from "#values/language/texts.ts";
import * as en from "./track.en.ts";
import * as hi from "./track.hi.ts";

export const trackText = texts({ en: en.trackText, hi: hi.trackText });
