import { texts } from "#values/language/texts.ts";
import * as en from "./alert-mails.en.ts";
import * as hi from "./alert-mails.hi.ts";

export const backInStockText = texts({ en: en.backInStockText, hi: hi.backInStockText });
export const alertConfirmText = texts({ en: en.alertConfirmText, hi: hi.alertConfirmText });
