import { texts } from "#values/language/texts.ts";
import * as en from "./prices.en.ts";
import * as hi from "./prices.hi.ts";

export const lineTroubles = texts({ en: en.lineTroubles, hi: hi.lineTroubles });
export const personalReasons = texts({ en: en.personalReasons, hi: hi.personalReasons });
export const totalText = texts({ en: en.totalText, hi: hi.totalText });
