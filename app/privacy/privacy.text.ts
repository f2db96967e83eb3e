import { texts } from "#values/language/texts.ts";
import * as en from "./privacy.en.ts";
import * as hi from "./privacy.hi.ts";

export const privacyText = texts({ en: en.privacyText, hi: hi.privacyText });
