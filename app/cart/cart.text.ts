import { texts } from "#values/language/texts.ts";
import * as en from "./cart.en.ts";
import * as hi from "./cart.hi.ts";

export const cartToasts = texts({ en: en.cartToasts, hi: hi.cartToasts });
export const cartText = texts({ en: en.cartText, hi: hi.cartText });
