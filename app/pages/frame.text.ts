import { texts } from "#values/language/texts.ts";
import * as en from "./frame.en.ts";
import * as hi from "./frame.hi.ts";

export const frameText = texts({ en: en.frameText, hi: hi.frameText });
export const errorText = texts({ en: en.errorText, hi: hi.errorText });
export const menuText = texts({ en: en.menuText, hi: hi.menuText });
