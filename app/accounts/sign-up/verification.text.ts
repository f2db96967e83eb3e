import { texts } from "#values/language/texts.ts";
import * as en from "./verification.en.ts";
import * as hi from "./verification.hi.ts";

export const verificationText = texts({ en: en.verificationText, hi: hi.verificationText });
