import { texts } from "#values/language/texts.ts";
import * as en from "./address-book.en.ts";
import * as hi from "./address-book.hi.ts";

export const addressBookText = texts({ en: en.addressBookText, hi: hi.addressBookText });
export const addressNotices = texts({ en: en.addressNotices, hi: hi.addressNotices });
export const addressTroubles = texts({ en: en.addressTroubles, hi: hi.addressTroubles });
