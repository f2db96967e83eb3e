import { texts } from "#values/language/texts.ts";
import * as en from "./order-mail.en.ts";
import * as hi from "./order-mail.hi.ts";

export const orderMailText = texts({ en: en.orderMailText, hi: hi.orderMailText });
export const placedMailText = texts({ en: en.placedMailText, hi: hi.placedMailText });
export const linkMailText = texts({ en: en.linkMailText, hi: hi.linkMailText });
export const addressMailText = texts({ en: en.addressMailText, hi: hi.addressMailText });
export const confirmMailText = texts({ en: en.confirmMailText, hi: hi.confirmMailText });
export const newDateMailText = texts({ en: en.newDateMailText, hi: hi.newDateMailText });
export const trackingMailText = texts({ en: en.trackingMailText, hi: hi.trackingMailText });
