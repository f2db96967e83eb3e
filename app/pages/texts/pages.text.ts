import { texts } from "#values/language/texts.ts";
import * as en from "./pages.en.ts";
import * as hi from "./pages.hi.ts";

export const faqText = texts({ en: en.faqText, hi: hi.faqText });
export const policyText = texts({ en: en.policyText, hi: hi.policyText });
