import { texts } from "#values/language/texts.ts";
import * as en from "./pay.en.ts";
import * as hi from "./pay.hi.ts";

export const payToasts = texts({ en: en.payToasts, hi: hi.payToasts });
export const payText = texts({ en: en.payText, hi: hi.payText });
