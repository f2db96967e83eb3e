import { productDetails } from "#translations/product-details.ts";
import { eachOf } from "#values/each-of.ts";

/** The rows of 'Product Details'. */
export const detailLabels = {
  ...eachOf(productDetails, "label"),
  technique: "Technique",
  category: "Category",
  sku: "SKU",
};
