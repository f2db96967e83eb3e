import { texts } from "#values/language/texts.ts";
import * as en from "./buyer-message.en.ts";
import * as hi from "./buyer-message.hi.ts";

export const buyerMessageText = texts({ en: en.buyerMessageText, hi: hi.buyerMessageText });
