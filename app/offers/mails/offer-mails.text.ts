import { texts } from "#values/language/texts.ts";
import * as en from "./offer-mails.en.ts";
import * as hi from "./offer-mails.hi.ts";

export const offerSentText = texts({ en: en.offerSentText, hi: hi.offerSentText });
export const proofShownText = texts({ en: en.proofShownText, hi: hi.proofShownText });
export const offerDeclinedText = texts({ en: en.offerDeclinedText, hi: hi.offerDeclinedText });
export const offerDuesText = texts({ en: en.offerDuesText, hi: hi.offerDuesText });
export const offerAcceptedText = texts({ en: en.offerAcceptedText, hi: hi.offerAcceptedText });
export const orderTakenText = texts({ en: en.orderTakenText, hi: hi.orderTakenText });
