import { texts } from "#values/language/texts.ts";
import * as en from "./filter.en.ts";
import * as hi from "./filter.hi.ts";

export const filterText = texts({ en: en.filterText, hi: hi.filterText });
export const techniqueLabels = texts({ en: en.techniqueLabels, hi: hi.techniqueLabels });
