import { texts } from "#values/language/texts.ts";
import * as en from "./time.en.ts";
import * as hi from "./time.hi.ts";

export const timeText = texts({ en: en.timeText, hi: hi.timeText });
