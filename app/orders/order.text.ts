import { texts } from "#values/language/texts.ts";
import * as en from "./order.en.ts";
import * as hi from "./order.hi.ts";

export const paymentNames = texts({ en: en.paymentNames, hi: hi.paymentNames });
export const orderText = texts({ en: en.orderText, hi: hi.orderText });
export const orderNotFound = texts({ en: en.orderNotFound, hi: hi.orderNotFound });
export const giftWords = texts({ en: en.giftWords, hi: hi.giftWords });
