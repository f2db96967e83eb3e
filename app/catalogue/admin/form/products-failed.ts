import type { Notice } from "#platform/notice.ts";
import { productText } from "./product.text.ts";

/** That a product's form, or an act on one or several, was not taken. */
export const productsFailed = (intent: string): Notice => ({ ...failureOf(intent), tone: "destructive" });

function failureOf(intent: string): Notice {
  switch (intent) {
    case "save":
    case "preview":
      return productText.saveFailed;
    case "delete":
      return productText.deleteFailed;
    default:
      return productText.bulkFailed;
  }
}
