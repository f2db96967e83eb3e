import { texts } from "#values/language/texts.ts";
import * as en from "./write-review.en.ts";
import * as hi from "./write-review.hi.ts";

export const writeReviewText = texts({ en: en.writeReviewText, hi: hi.writeReviewText });
export const ownReviewNotices = texts({ en: en.ownReviewNotices, hi: hi.ownReviewNotices });
