import type { Paise } from "#values/money/money.ts";
import { basePriceAt, type MomentPrice, type OwnPrice } from "../price-at.ts";
import { productPath } from "../product.ts";

/** What a product can be had in, such as Size: Small, Large. */
export interface ProductOption {
  readonly name: string;
  /** In the order in which a shopper reads them. */
  readonly values: readonly string[];
}

/** One of the things that are sold of a product with options. */
export interface Variant {
  readonly id: string;
  /** As an address and a cart say it: its values' slugs, such as 'small-red'. */
  readonly key: string;
  /** One of each option, in the options' order. */
  readonly values: readonly string[];
  readonly sku: string | null;
  /** Null: the product's, with its sale. */
  readonly ownPrice: Paise | null;
  readonly inStock: boolean;
  /** Pieces left; null when nobody counts them. */
  readonly stockCount: number | null;
  /** One of the product's pictures; null: the first. */
  readonly picture: string | null;
  readonly weight: string | null;
}

export const mostOptions = 2;
export const mostValues = 20;
export const mostVariants = 60;

/**
 * A value as an address says it: 'XL, long' is 'xl-long'. Values that differ in case or in signs alone have
 * the same; one without letters and digits has none.
 */
export const valueSlug = (value: string): string =>
  value
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** The key of the variant with these values, one of each option. */
export const variantKey = (values: readonly string[]): string => values.map(valueSlug).join("-");

/** 'Size: Small, Colour: Red', as a line of a cart and of an order says it. */
export const optionText = (
  options: readonly Pick<ProductOption, "name">[],
  values: readonly string[],
): string => options.map(({ name }, index) => `${name}: ${values[index] ?? ""}`).join(", ");

/** 'Lotus Tote (Size: Small)', where a text names a product with one of its variants. */
export const withOption = (name: string, optionText: string | null | undefined): string =>
  optionText ? `${name} (${optionText})` : name;

/** Its product's page with this variant chosen. The product's canonical address names none. */
export const variantPath = (product: { slug: string }, key: string): string =>
  `${productPath(product)}?${new URLSearchParams({ v: key })}`;

/** What a variant costs at a moment: its own price, which knows no sale, or its product's. */
export const variantPriceAt = (
  variant: Pick<Variant, "ownPrice">,
  base: OwnPrice,
  moment: Date,
): MomentPrice => (variant.ownPrice === null ? basePriceAt(base, moment) : { price: variant.ownPrice });
