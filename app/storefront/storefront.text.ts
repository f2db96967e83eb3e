import { rupeesAndPaise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";

/** The storefront's wording; what docs/product quotes stands here to the letter. */

export const failedToLoad = {
  products: { title: "Error", text: "Could not fetch products." },
  featured: { title: "Error", text: "Could not fetch featured products" },
  product: { title: "Error", text: "Could not fetch product details." },
} as const;

export const noProducts = "No products found matching your criteria.";

const isAlwaysFree = ({ standard, freeFrom }: ShippingRates): boolean => standard === 0 || freeFrom === 0;

/** 'Inclusive of all taxes. Free shipping on orders over ₹999.' at the usual rates. */
export const priceNote = (rates: ShippingRates): string => {
  if (isAlwaysFree(rates)) return "Inclusive of all taxes. Free shipping.";
  return `Inclusive of all taxes. Free shipping on orders over ${rupeesAndPaise(rates.freeFrom)}.`;
};

/** What the shop says of itself in search results and shared links. */
export const shopInShort = (name: string, rates: ShippingRates): string => {
  const free = isAlwaysFree(rates)
    ? "Free shipping."
    : `Free shipping from ${rupeesAndPaise(rates.freeFrom)}.`;
  return `${name}: cloth bags, accessories and home decor with Madhubani art, made by hand by named artisans in Bihar. ${free}`;
};

export const productNotFound = {
  title: "Product Not Found",
  text: "It may have been sold, renamed or taken off the shelf.",
  back: "Back to Shop",
} as const;
