import { texts } from "#values/language/texts.ts";
import * as en from "./state-names.en.ts";
import * as hi from "./state-names.hi.ts";

export const indianStateText = texts({ en: en.indianStateText, hi: hi.indianStateText });
