import { texts } from "#values/language/texts.ts";
import * as en from "./mail.en.ts";
import * as hi from "./mail.hi.ts";

export const mailText = texts({ en: en.mailText, hi: hi.mailText });
export const gatheredText = texts({ en: en.gatheredText, hi: hi.gatheredText });
