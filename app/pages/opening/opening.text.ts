import { texts } from "#values/language/texts.ts";
import * as en from "./opening.en.ts";
import * as hi from "./opening.hi.ts";

export const openingText = texts({ en: en.openingText, hi: hi.openingText });
