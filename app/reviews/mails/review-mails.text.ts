import { texts } from "#values/language/texts.ts";
import * as en from "./review-mails.en.ts";
import * as hi from "./review-mails.hi.ts";

export const reviewInviteText = texts({ en: en.reviewInviteText, hi: hi.reviewInviteText });
export const reviewHiddenText = texts({ en: en.reviewHiddenText, hi: hi.reviewHiddenText });
