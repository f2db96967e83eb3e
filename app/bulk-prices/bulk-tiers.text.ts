import { texts } from "#values/language/texts.ts";
import * as en from "./bulk-tiers.en.ts";
import * as hi from "./bulk-tiers.hi.ts";

export const bulkText = texts({ en: en.bulkText, hi: hi.bulkText });
