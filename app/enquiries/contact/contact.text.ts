import { texts } from "#values/language/texts.ts";
import * as en from "./contact.en.ts";
import * as hi from "./contact.hi.ts";

export const contactText = texts({ en: en.contactText, hi: hi.contactText });
