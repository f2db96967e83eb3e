import { texts } from "#values/language/texts.ts";
import * as en from "./own-act.en.ts";
import * as hi from "./own-act.hi.ts";

export const ownActWords = texts({ en: en.ownActWords, hi: hi.ownActWords });
