import { texts } from "#values/language/texts.ts";
import * as en from "./label-rows.en.ts";
import * as hi from "./label-rows.hi.ts";

export const labelLabels = texts({ en: en.labelLabels, hi: hi.labelLabels });
