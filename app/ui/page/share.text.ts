import { texts } from "#values/language/texts.ts";
import * as en from "./share.en.ts";
import * as hi from "./share.hi.ts";

export const shareText = texts({ en: en.shareText, hi: hi.shareText });
