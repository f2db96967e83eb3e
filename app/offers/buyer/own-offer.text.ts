import { texts } from "#values/language/texts.ts";
import * as en from "./own-offer.en.ts";
import * as hi from "./own-offer.hi.ts";

export const ownOfferText = texts({ en: en.ownOfferText, hi: hi.ownOfferText });
export const standingText = texts({ en: en.standingText, hi: hi.standingText });
export const offerNotices = texts({ en: en.offerNotices, hi: hi.offerNotices });
