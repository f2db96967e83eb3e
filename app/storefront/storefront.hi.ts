import type { Words } from "#values/language/texts.ts";
import type * as en from "./storefront.en.ts";

export const failedToLoad: Words<typeof en.failedToLoad> = {
  products: { title: "गड़बड़ी", text: "चीज़ें नहीं लाई जा सकीं।" },
};
