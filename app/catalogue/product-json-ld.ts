import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { localPath } from "#values/language/address.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { MomentPrice } from "./price-at.ts";
import { type Product, type ProductSummary, productPath } from "./product.ts";

/** What structured data says of the shop itself. */
export interface OfferSeller extends Site {
  name: string;
}

const schema = "https://schema.org";

/**
 * A product with its offer, to which `terms` adds how it is delivered and returned. Its page adds what its
 * shown reviews make; the shop's fixed text is no measured rating.
 */
export function productJsonLd(
  product: Product,
  seller: OfferSeller,
  terms: Record<string, unknown> = {},
): Record<string, unknown> {
  const url = seller.origin + localPath(productPath(product));
  return {
    "@type": "Product",
    ...aboutJsonLd(product, seller),
    ...(product.sku ? { sku: product.sku } : {}),
    offers: offerJsonLd(product, { url, seller, terms }),
  };
}

/** What holds for a product and all its variants. */
export function aboutJsonLd(product: Product, seller: OfferSeller): Record<string, unknown> {
  const pictures = product.images.length > 0 ? product.images : [product.ogImageUrl ?? ""];
  const images = pictures.flatMap((path) => (path ? (wholePictureAddress(path, seller) ?? []) : []));
  return {
    name: product.name,
    description: product.summary,
    ...(images.length > 0 ? { image: images } : {}),
    url: seller.origin + localPath(productPath(product)),
    ...(product.material ? { material: product.material } : {}),
    brand: { "@type": "Brand", name: seller.name },
  };
}

/** What one thing costs at its address, and whether it can be had. */
export const offerJsonLd = (
  offered: MomentPrice & Pick<Product, "inStock" | "lead">,
  { url, seller, terms }: { url: string; seller: OfferSeller; terms: Record<string, unknown> },
): Record<string, unknown> => ({
  "@type": "Offer",
  url,
  priceCurrency: "INR",
  availability: `${schema}/${availabilityOf(offered)}`,
  itemCondition: `${schema}/NewCondition`,
  seller: { "@type": "Organization", name: seller.name },
  ...terms,
  ...prices(offered),
});

/** A sale's price before goes as Google's merchant listings want a struck one. */
function prices({ price, was, priceUntil }: MomentPrice): Record<string, unknown> {
  const now = {
    price: rupeesColumn(price),
    ...(priceUntil ? { priceValidUntil: priceUntil.toISOString() } : {}),
  };
  if (was === undefined) return now;
  return {
    ...now,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: `${schema}/StrikethroughPrice`,
      price: rupeesColumn(was),
      priceCurrency: "INR",
    },
  };
}

/** By schema.org's ItemAvailability. */
function availabilityOf({ inStock, lead }: Pick<Product, "inStock" | "lead">): string {
  if (!inStock) return "OutOfStock";
  return lead ? "MadeToOrder" : "InStock";
}

/** A list of products as it stands on the page, counted from `first`. */
export function itemListJsonLd(
  products: readonly ProductSummary[],
  seller: OfferSeller,
  first = 1,
): Record<string, unknown> {
  return {
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: first + index,
      name: product.name,
      url: seller.origin + localPath(productPath(product)),
    })),
  };
}

/** The way to a page. The last place is the page itself. */
export function breadcrumbJsonLd(
  crumbs: readonly { label: string; to: string }[],
  seller: OfferSeller,
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: seller.origin + localPath(to),
    })),
  };
}
