import { texts } from "#values/language/texts.ts";
import * as en from "./storefront.en.ts";
import * as hi from "./storefront.hi.ts";

export const failedToLoad = texts({ en: en.failedToLoad, hi: hi.failedToLoad });
