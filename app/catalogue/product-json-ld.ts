import { addressAt } from "#values/contact/web-address.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { MomentPrice } from "./price-at.ts";
import { type Product, type ProductSummary, productPath } from "./product.ts";

/** What structured data says of the shop itself. */
interface Seller {
  name: string;
  /** Scheme and host, no slash at the end. */
  origin: string;
}

const schema = "https://schema.org";

/**
 * A product with its offer, to which `terms` adds how it is delivered and returned. No rating: the shop shows
 * a fixed text, and that is no measured rating.
 */
export function productJsonLd(
  product: Product,
  seller: Seller,
  terms: Record<string, unknown> = {},
): Record<string, unknown> {
  const url = seller.origin + productPath(product);
  const pictures = product.images.length > 0 ? product.images : [product.ogImageUrl ?? ""];
  const images = pictures.flatMap((path) => (path ? (addressAt(path, seller.origin)?.href ?? []) : []));
  return {
    "@type": "Product",
    name: product.name,
    description: product.summary,
    ...(images.length > 0 ? { image: images } : {}),
    url,
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.material ? { material: product.material } : {}),
    brand: { "@type": "Brand", name: seller.name },
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: "INR",
      availability: `${schema}/${availabilityOf(product)}`,
      itemCondition: `${schema}/NewCondition`,
      seller: { "@type": "Organization", name: seller.name },
      ...terms,
      ...prices(product),
    },
  };
}

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
function availabilityOf({ inStock, lead }: Product): string {
  if (!inStock) return "OutOfStock";
  return lead ? "MadeToOrder" : "InStock";
}

/** A list of products as it stands on the page, counted from `first`. */
export function itemListJsonLd(
  products: readonly ProductSummary[],
  seller: Seller,
  first = 1,
): Record<string, unknown> {
  return {
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: first + index,
      name: product.name,
      url: seller.origin + productPath(product),
    })),
  };
}

/** The way to a page. The last place is the page itself. */
export function breadcrumbJsonLd(
  crumbs: readonly { label: string; to: string }[],
  seller: Seller,
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: seller.origin + to,
    })),
  };
}
