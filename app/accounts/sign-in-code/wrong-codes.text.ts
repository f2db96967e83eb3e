import { texts } from "#values/language/texts.ts";
import * as en from "./wrong-codes.en.ts";
import * as hi from "./wrong-codes.hi.ts";

export const wrongCodesText = texts({ en: en.wrongCodesText, hi: hi.wrongCodesText });
