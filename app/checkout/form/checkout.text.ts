import { texts } from "#values/language/texts.ts";
import * as en from "./checkout.en.ts";
import * as hi from "./checkout.hi.ts";

export const checkoutText = texts({ en: en.checkoutText, hi: hi.checkoutText });
export const orderErrors = texts({ en: en.orderErrors, hi: hi.orderErrors });
export const orderReasons = texts({ en: en.orderReasons, hi: hi.orderReasons });
export const emptyCheckout = texts({ en: en.emptyCheckout, hi: hi.emptyCheckout });
export const placedNotice = texts({ en: en.placedNotice, hi: hi.placedNotice });
export const earlierOrders = texts({ en: en.earlierOrders, hi: hi.earlierOrders });
export const refusalReasons = texts({ en: en.refusalReasons, hi: hi.refusalReasons });
