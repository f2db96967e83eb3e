import { texts } from "#values/language/texts.ts";
import * as en from "./own-order.en.ts";
import * as hi from "./own-order.hi.ts";

export const ownOrderText = texts({ en: en.ownOrderText, hi: hi.ownOrderText });
export const ownOrderNotices = texts({ en: en.ownOrderNotices, hi: hi.ownOrderNotices });
export const againText = texts({ en: en.againText, hi: hi.againText });
