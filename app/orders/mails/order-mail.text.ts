import { texts } from "#values/language/texts.ts";
import * as en from "./order-mail.en.ts";
import * as hi from "./order-mail.hi.ts";

export const orderMailText = texts({ en: en.orderMailText, hi: hi.orderMailText });
export const placedMailText = texts({ en: en.placedMailText, hi: hi.placedMailText });
export const linkMailText = texts({ en: en.linkMailText, hi: hi.linkMailText });
