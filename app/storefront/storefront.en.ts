/** The storefront's wording; what docs/product quotes stands here to the letter. */
export const failedToLoad = {
  products: { title: "Error", text: "Could not fetch products." },
};
