import { texts } from "#values/language/texts.ts";
import * as en from "./delivery.en.ts";
import * as hi from "./delivery.hi.ts";

export const deliveryText = texts({ en: en.deliveryText, hi: hi.deliveryText });
