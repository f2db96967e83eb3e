import { texts } from "#values/language/texts.ts";
import * as en from "./shell.en.ts";
import * as hi from "./shell.hi.ts";

export const shellText = texts({ en: en.shellText, hi: hi.shellText });
export const errorText = texts({ en: en.errorText, hi: hi.errorText });
export const menuText = texts({ en: en.menuText, hi: hi.menuText });
