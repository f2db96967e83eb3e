import { productGroupJsonLd } from "#catalogue/options/group-json-ld.ts";
import { productJsonLd } from "#catalogue/product-json-ld.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import type { ProductReviewsData } from "#reviews/product-reviews.tsx";
import { reviewsJsonLd } from "#reviews/review-json-ld.ts";
import type { ShownChoices, ShownProduct } from "../choosing/choices.ts";
import { offerTerms } from "./offer-json-ld.ts";

/** A product's structured data: the same whichever variant its page shows. */
export function pageJsonLd(
  product: ShownProduct,
  choices: ShownChoices | undefined,
  reviews: ProductReviewsData | undefined,
  shop: ShopSettings,
): Record<string, unknown> {
  const rated = reviewsJsonLd(reviews);
  if (!choices) return { ...productJsonLd(product, shop, offerTerms(product, shop)), ...rated };
  const { lead, personal } = product;
  const termsOf = ({ price }: { price: ShownProduct["price"] }) =>
    offerTerms({ price, lead, personal }, shop);
  return { ...productGroupJsonLd({ ...product, ...choices.own }, { ...choices, termsOf }, shop), ...rated };
}
