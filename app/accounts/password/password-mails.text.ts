import { texts } from "#values/language/texts.ts";
import * as en from "./password-mails.en.ts";
import * as hi from "./password-mails.hi.ts";

export const resetMailText = texts({ en: en.resetMailText, hi: hi.resetMailText });
export const passwordChangedText = texts({ en: en.passwordChangedText, hi: hi.passwordChangedText });
