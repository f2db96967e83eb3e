import { texts } from "#values/language/texts.ts";
import * as en from "./placed.en.ts";
import * as hi from "./placed.hi.ts";

export const unpaidText = texts({ en: en.unpaidText, hi: hi.unpaidText });
export const forgetText = texts({ en: en.forgetText, hi: hi.forgetText });
export const linkOver = texts({ en: en.linkOver, hi: hi.linkOver });
export const nowText = texts({ en: en.nowText, hi: hi.nowText });
export const placedText = texts({ en: en.placedText, hi: hi.placedText });
