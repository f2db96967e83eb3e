import { texts } from "#values/language/texts.ts";
import * as en from "./ui.en.ts";
import * as hi from "./ui.hi.ts";

export const uiText = texts({ en: en.uiText, hi: hi.uiText });
export const unreachableText = texts({ en: en.unreachableText, hi: hi.unreachableText });
