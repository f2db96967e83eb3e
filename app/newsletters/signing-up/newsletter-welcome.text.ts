import { texts } from "#values/language/texts.ts";
import * as en from "./newsletter-welcome.en.ts";
import * as hi from "./newsletter-welcome.hi.ts";

export const newsletterWelcomeText = texts({ en: en.newsletterWelcomeText, hi: hi.newsletterWelcomeText });
export const newsletterAgainText = texts({ en: en.newsletterAgainText, hi: hi.newsletterAgainText });
