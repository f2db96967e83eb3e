import { texts } from "#values/language/texts.ts";
import * as en from "./stock-alert.en.ts";
import * as hi from "./stock-alert.hi.ts";

export const stockAlertText = texts({ en: en.stockAlertText, hi: hi.stockAlertText });
