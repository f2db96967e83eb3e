import { texts } from "#values/language/texts.ts";
import * as en from "./reviews.en.ts";
import * as hi from "./reviews.hi.ts";

export const hideReasonWords = texts({ en: en.hideReasonWords, hi: hi.hideReasonWords });
export const starWords = texts({ en: en.starWords, hi: hi.starWords });
export const reviewsText = texts({ en: en.reviewsText, hi: hi.reviewsText });
export const reviewedNotFound = texts({ en: en.reviewedNotFound, hi: hi.reviewedNotFound });
