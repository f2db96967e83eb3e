import { texts } from "#values/language/texts.ts";
import * as en from "./newsletter.en.ts";
import * as hi from "./newsletter.hi.ts";

export const newsletterText = texts({ en: en.newsletterText, hi: hi.newsletterText });
export const newsletterForm = texts({ en: en.newsletterForm, hi: hi.newsletterForm });
