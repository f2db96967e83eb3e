import { texts } from "#values/language/texts.ts";
import * as en from "./wishlist-page.en.ts";
import * as hi from "./wishlist-page.hi.ts";

export const wishlistPageText = texts({ en: en.wishlistPageText, hi: hi.wishlistPageText });
