import { productGroupJsonLd } from "#catalogue/options/group-json-ld.ts";
import type { LeadDays, Product } from "#catalogue/product.ts";
import { productJsonLd } from "#catalogue/product-json-ld.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import type { ProductReviewsData } from "#reviews/product-reviews.tsx";
import { reviewsJsonLd } from "#reviews/review-json-ld.ts";
import { deliveryDays, type ShippingMethod, shippingCost, shippingMethods } from "#shipping/shipping.ts";
import type { Paise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import type { ShownChoices, ShownProduct } from "../choosing/choices.ts";

interface Offered extends Pick<Product, "personal"> {
  returnable?: boolean;
  price: Paise;
  lead: LeadDays | null;
}

interface Shop {
  shipping: ShippingRates;
  returns: ReturnTerms;
  /** The current year in India. */
  year: number;
}

const schema = "https://schema.org";

/**
 * What an offer says besides its price, by schema.org, as merchant listings want it: how long the price
 * stands, what delivery of one piece costs and takes, and how it may be returned.
 */
export const offerTerms = (
  { price, lead, returnable = true, personal = [] }: Offered,
  { shipping, year, returns }: Shop,
): Record<string, unknown> => ({
  // A price stands until it is changed. Of a cached page no nearer day would be true for long.
  priceValidUntil: `${year + 1}-12-31`,
  shippingDetails: shippingMethods.map((method) =>
    delivery(method, shippingCost(shipping, method, price), lead),
  ),
  hasMerchantReturnPolicy: {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    ...(returns.days > 0 && returnable && !personal.some(({ required }) => required)
      ? { ...usualReturn, merchantReturnDays: returns.days }
      : noReturn),
  },
});

const usualReturn = {
  returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
  returnMethod: `${schema}/ReturnByMail`,
  returnFees: `${schema}/ReturnFeesCustomerResponsibility`,
};

/** Of what comes back only damaged, as all that always has a text of its buyer's on it (CATALOGUE-55). */
const noReturn = { returnPolicyCategory: `${schema}/MerchantReturnNotPermitted` };

const delivery = (method: ShippingMethod, cost: Paise, lead: LeadDays | null): Record<string, unknown> => ({
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: (cost / 100).toFixed(2), currency: "INR" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    // What is made to order takes its lead first.
    handlingTime: lead ? days(lead.from, lead.to) : days(0, 1),
    transitTime: days(...deliveryDays[method]),
  },
});

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

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
