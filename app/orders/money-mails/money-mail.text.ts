import { texts } from "#values/language/texts.ts";
import * as en from "./money-mail.en.ts";
import * as hi from "./money-mail.hi.ts";

export const advanceMailText = texts({ en: en.advanceMailText, hi: hi.advanceMailText });
export const askedMailText = texts({ en: en.askedMailText, hi: hi.askedMailText });
export const paidMailText = texts({ en: en.paidMailText, hi: hi.paidMailText });
export const tooLateMailText = texts({ en: en.tooLateMailText, hi: hi.tooLateMailText });
export const surplusMailText = texts({ en: en.surplusMailText, hi: hi.surplusMailText });
export const backToCashMailText = texts({ en: en.backToCashMailText, hi: hi.backToCashMailText });
export const refundedMailText = texts({ en: en.refundedMailText, hi: hi.refundedMailText });
