import { texts } from "#values/language/texts.ts";
import * as en from "./wishlist.en.ts";
import * as hi from "./wishlist.hi.ts";

export const wishlistText = texts({ en: en.wishlistText, hi: hi.wishlistText });
