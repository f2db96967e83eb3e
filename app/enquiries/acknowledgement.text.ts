import { texts } from "#values/language/texts.ts";
import * as en from "./acknowledgement.en.ts";
import * as hi from "./acknowledgement.hi.ts";

export const acknowledgementText = texts({ en: en.acknowledgementText, hi: hi.acknowledgementText });
