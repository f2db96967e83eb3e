import { texts } from "#values/language/texts.ts";
import * as en from "./returns.en.ts";
import * as hi from "./returns.hi.ts";

export const reasonWords = texts({ en: en.reasonWords, hi: hi.reasonWords });
export const wishWords = texts({ en: en.wishWords, hi: hi.wishWords });
export const returnStateWords = texts({ en: en.returnStateWords, hi: hi.returnStateWords });
export const resolutionWords = texts({ en: en.resolutionWords, hi: hi.resolutionWords });
export const returnText = texts({ en: en.returnText, hi: hi.returnText });
export const ownReturnText = texts({ en: en.ownReturnText, hi: hi.ownReturnText });
export const returnNotices = texts({ en: en.returnNotices, hi: hi.returnNotices });
export const settledText = texts({ en: en.settledText, hi: hi.settledText });
