import { texts } from "#values/language/texts.ts";
import * as en from "./dues.en.ts";
import * as hi from "./dues.hi.ts";

export const dueNames = texts({ en: en.dueNames, hi: hi.dueNames });
export const duesText = texts({ en: en.duesText, hi: hi.duesText });
