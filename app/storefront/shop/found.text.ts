import { texts } from "#values/language/texts.ts";
import * as en from "./found.en.ts";
import * as hi from "./found.hi.ts";

export const foundText = texts({ en: en.foundText, hi: hi.foundText });
