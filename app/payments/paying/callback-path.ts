import { languageNow } from "#values/language/language.ts";

/** The callback's parameter for the buyer's language: the address itself has one alone (HINDI-2). */
export const callbackLanguage = "language";

/** Where the provider's page leads a browser that shows no window, which comes back to its language. */
export const callbackPath = (): string =>
  languageNow() === "en"
    ? "/payments/razorpay/callback"
    : `/payments/razorpay/callback?${callbackLanguage}=${languageNow()}`;
