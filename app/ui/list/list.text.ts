import { texts } from "#values/language/texts.ts";
import * as en from "./list.en.ts";
import * as hi from "./list.hi.ts";

export const pagerText = texts({ en: en.pagerText, hi: hi.pagerText });
export const chipText = texts({ en: en.chipText, hi: hi.chipText });
