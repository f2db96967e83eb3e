import { texts } from "#values/language/texts.ts";
import * as en from "./form.en.ts";
import * as hi from "./form.hi.ts";

export const formText = texts({ en: en.formText, hi: hi.formText });
export const fieldText = texts({ en: en.fieldText, hi: hi.fieldText });
