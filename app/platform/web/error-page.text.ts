import { texts } from "#values/language/texts.ts";
import * as en from "./error-page.en.ts";
import * as hi from "./error-page.hi.ts";

export const errorPageText = texts({ en: en.errorPageText, hi: hi.errorPageText });
