import { texts } from "#values/language/texts.ts";
import * as en from "./relative-time.en.ts";
import * as hi from "./relative-time.hi.ts";

export const agoText = texts({ en: en.agoText, hi: hi.agoText });
