import { texts } from "#values/language/texts.ts";
import * as en from "./shipping.en.ts";
import * as hi from "./shipping.hi.ts";

export const shippingNames = texts({ en: en.shippingNames, hi: hi.shippingNames });
export const shippingText = texts({ en: en.shippingText, hi: hi.shippingText });
export const billText = texts({ en: en.billText, hi: hi.billText });
