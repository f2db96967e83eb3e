import { texts } from "#values/language/texts.ts";
import * as en from "./cart-page.en.ts";
import * as hi from "./cart-page.hi.ts";

export const cartPageText = texts({ en: en.cartPageText, hi: hi.cartPageText });
export const changeToasts = texts({ en: en.changeToasts, hi: hi.changeToasts });
