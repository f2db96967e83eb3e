import { texts } from "#values/language/texts.ts";
import * as en from "./about.en.ts";
import * as hi from "./about.hi.ts";

export const aboutText = texts({ en: en.aboutText, hi: hi.aboutText });
