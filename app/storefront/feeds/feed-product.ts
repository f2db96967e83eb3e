import { propertyOf } from "#catalogue/options/group-json-ld.ts";
import { variantPath } from "#catalogue/options/variant.ts";
import { type ListPrice, priceAt } from "#catalogue/price-at.ts";
import { categoryLabels, collectionLabels } from "#catalogue/product.text.ts";
import { type Category, type Collection, type LeadDays, productPath } from "#catalogue/product.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { deliveryDays, shippingCost, shippingMethods } from "#shipping/shipping.ts";
import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";

/** A product as the feeds for Google and Meta are made from it. */
export interface FeedProduct extends ListPrice {
  /** A variant's own, where it is one. */
  id: string;
  slug: string;
  name: string;
  /** Plain words. */
  description: string;
  collection: Collection;
  category: Category;
  material: string | null;
  inStock: boolean;
  /** As they are stored: whole addresses, or paths on the shop. */
  images: readonly string[];
  createdAt: Date;
  /** Working days until it leaves, where it is made to order. */
  lead: LeadDays | null;
  /** Missing for a product that is no variant of anything. */
  variant?: FeedVariant;
}

/** What of its product is listed there of one of its variants. */
export interface FeedVariant {
  /** The product's id, which its variants share; null where no attribute of a feed tells them apart. */
  group: string | null;
  key: string;
  sku: string | null;
  /** Its options, in their order. */
  values: readonly { readonly name: string; readonly value: string }[];
}

/** 'Lotus Tote', or of a variant 'Lotus Tote (Small, Red)'. */
export const feedTitle = ({ name, variant }: FeedProduct): string =>
  variant ? `${name} (${variant.values.map(({ value }) => value).join(", ")})` : name;

/** Of a variant the page on which it is chosen. */
export const itemPath = (product: FeedProduct): string =>
  product.variant ? variantPath(product, product.variant.key) : productPath(product);

const feedAttributes = ["size", "color", "material", "pattern"] as const;

type FeedAttribute = (typeof feedAttributes)[number];

/** The value of the option that a feed knows as one of its attributes; undefined where none is. */
export const feedValue = (
  { variant }: Pick<FeedProduct, "variant">,
  attribute: FeedAttribute,
): string | undefined => variant?.values.find((each) => propertyOf(each) === attribute)?.value;

/** A product's variants as feeds group them: only where attributes that they know tell all of them apart. */
export function groupedInFeed(group: string, variants: readonly Omit<FeedVariant, "group">[]): FeedVariant[] {
  const told = variants.map((variant) =>
    feedAttributes.map((attribute) => feedValue({ variant: { ...variant, group } }, attribute) ?? ""),
  );
  const isTold = new Set(told.map((values) => JSON.stringify(values))).size === variants.length;
  const isGroup = variants.length > 1 && isTold;
  return variants.map((variant) => ({ ...variant, group: isGroup ? group : null }));
}

export interface FeedShop extends Site {
  name: string;
  shipping: ShippingRates;
}

/** '1299.00 INR', as both feeds write a sum. */
export const feedSum = (amount: Paise): string => `${rupeesColumn(amount)} INR`;

/** When a sale price holds; a sale without an end, once it has begun, holds as long as the feed says so. */
interface FeedSale {
  price: Paise;
  from?: Date;
  until?: Date;
}

/** A sale that the feed has now: one that begins later and has no end comes in when it has begun. */
export function feedSale(
  { createdAt, ...listed }: ListPrice & { createdAt: Date },
  moment: Date,
): FeedSale | undefined {
  const { salePrice, saleFrom, saleUntil } = listed;
  const { was, priceUntil } = priceAt(listed, moment);
  if (salePrice === null || (was === undefined && priceUntil === undefined)) return undefined;
  if (saleUntil) return { price: salePrice, from: saleFrom ?? createdAt, until: saleUntil };
  return was === undefined ? undefined : { price: salePrice };
}

const indiaAheadOfUtc = (5 * 60 + 30) * 60_000;

/** '2026-11-27T00:00+0530/2026-12-01T00:00+0530' in India; with a colon in the zone for Meta. */
export function saleDates({ from, until }: FeedSale, zone: "+0530" | "+05:30"): string | undefined {
  if (!from || !until) return undefined;
  const minuteOf = (moment: Date) =>
    new Date(moment.getTime() + indiaAheadOfUtc).toISOString().slice(0, 16) + zone;
  return `${minuteOf(from)}/${minuteOf(until)}`;
}

/** What delivery of one piece costs and takes, by each method. */
export const deliveries = (listed: ListPrice, rates: ShippingRates, moment: Date) =>
  shippingMethods.map((method) => {
    const [least, most] = deliveryDays[method];
    const cost = shippingCost(rates, method, priceAt(listed, moment).price);
    return { service: shippingNames[method], cost, least, most };
  });

/** Whole addresses of a product's pictures, at most so many. */
export const pictureAddresses = ({ images }: FeedProduct, site: Site, most: number): string[] =>
  images.flatMap((path) => wholePictureAddress(path, site) ?? []).slice(0, most);

/** 'Artisanal Collection > Bags' */
export const productType = ({ collection, category }: FeedProduct): string =>
  `${collectionLabels[collection]} > ${categoryLabels[category]}`;
