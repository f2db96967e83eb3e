import { texts } from "#values/language/texts.ts";
import * as en from "./artisan.en.ts";
import * as hi from "./artisan.hi.ts";

export const artisanText = texts({ en: en.artisanText, hi: hi.artisanText });
