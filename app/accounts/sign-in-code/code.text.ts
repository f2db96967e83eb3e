import { texts } from "#values/language/texts.ts";
import * as en from "./code.en.ts";
import * as hi from "./code.hi.ts";

export const codeText = texts({ en: en.codeText, hi: hi.codeText });
