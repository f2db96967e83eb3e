import { texts } from "#values/language/texts.ts";
import * as en from "./address.en.ts";
import * as hi from "./address.hi.ts";

export const addressText = texts({ en: en.addressText, hi: hi.addressText });
export const addressLabels = texts({ en: en.addressLabels, hi: hi.addressLabels });
