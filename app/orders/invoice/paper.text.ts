import { texts } from "#values/language/texts.ts";
import * as en from "./paper.en.ts";
import * as hi from "./paper.hi.ts";

export const paperText = texts({ en: en.paperText, hi: hi.paperText });
export const paperColumnText = texts({ en: en.paperColumnText, hi: hi.paperColumnText });
export const paperTaxText = texts({ en: en.paperTaxText, hi: hi.paperTaxText });
export const paperClosing = texts({ en: en.paperClosing, hi: hi.paperClosing });
