import { texts } from "#values/language/texts.ts";
import * as en from "./customer-status.en.ts";
import * as hi from "./customer-status.hi.ts";

export const statusNames = texts({ en: en.statusNames, hi: hi.statusNames });
export const statusSentences = texts({ en: en.statusSentences, hi: hi.statusSentences });
export const lostNames = texts({ en: en.lostNames, hi: hi.lostNames });
export const orderStandingText = texts({ en: en.orderStandingText, hi: hi.orderStandingText });
export const stepNames = texts({ en: en.stepNames, hi: hi.stepNames });
export const journeyText = texts({ en: en.journeyText, hi: hi.journeyText });
export const myOrdersText = texts({ en: en.myOrdersText, hi: hi.myOrdersText });
