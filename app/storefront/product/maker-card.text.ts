import { texts } from "#values/language/texts.ts";
import * as en from "./maker-card.en.ts";
import * as hi from "./maker-card.hi.ts";

export const makerText = texts({ en: en.makerText, hi: hi.makerText });
