import { texts } from "#values/language/texts.ts";
import * as en from "./session.en.ts";
import * as hi from "./session.hi.ts";

export const sessionText = texts({ en: en.sessionText, hi: hi.sessionText });
