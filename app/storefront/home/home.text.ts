import { texts } from "#values/language/texts.ts";
import * as en from "./home.en.ts";
import * as hi from "./home.hi.ts";

export const homeText = texts({ en: en.homeText, hi: hi.homeText });
