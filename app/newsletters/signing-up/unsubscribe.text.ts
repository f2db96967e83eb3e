import { texts } from "#values/language/texts.ts";
import * as en from "./unsubscribe.en.ts";
import * as hi from "./unsubscribe.hi.ts";

export const unsubscribeText = texts({ en: en.unsubscribeText, hi: hi.unsubscribeText });
export const subscribedText = texts({ en: en.subscribedText, hi: hi.subscribedText });
