import { texts } from "#values/language/texts.ts";
import * as en from "./account.en.ts";
import * as hi from "./account.hi.ts";

export const accountText = texts({ en: en.accountText, hi: hi.accountText });
export const fieldsText = texts({ en: en.fieldsText, hi: hi.fieldsText });
export const labelText = texts({ en: en.labelText, hi: hi.labelText });
