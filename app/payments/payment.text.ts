import { texts } from "#values/language/texts.ts";
import * as en from "./payment.en.ts";
import * as hi from "./payment.hi.ts";

export const paymentText = texts({ en: en.paymentText, hi: hi.paymentText });
export const paymentNotices = texts({ en: en.paymentNotices, hi: hi.paymentNotices });
