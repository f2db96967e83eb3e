import { texts } from "#values/language/texts.ts";
import * as en from "./profile.en.ts";
import * as hi from "./profile.hi.ts";

export const placeholderText = texts({ en: en.placeholderText, hi: hi.placeholderText });
