import type { Paise } from "#values/money/money.ts";
import { nameKey } from "#values/text/name-key.ts";
import { basePriceAt, type MomentPrice, type OwnPrice } from "../price-at.ts";
import { productPath } from "../product.ts";

/** What a product can be had in, such as Size: Small, Large. */
export interface ProductOption {
  readonly name: string;
  /** In the order in which a shopper reads them. */
  readonly values: readonly string[];
}

/** The same with what an address and a cart call its values. */
export interface SluggedOption extends ProductOption {
  /** Each value's part of a variant's key; no two of an option are the same. */
  readonly slugs: readonly string[];
}

/** One of the things that are sold of a product with options. */
export interface Variant {
  readonly id: string;
  /** As an address and a cart say it: its values' slugs, such as 'small-red'. */
  readonly key: string;
  /** What its key was before its values were spelt anew; absent where they never were. */
  readonly formerKeys?: readonly string[];
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
 * A value as an address says it: 'XL, long' is 'xl-long'. Values that differ in signs alone, as 'A+' and
 * 'A-', have the same, and it stays that of 'A+' if that was there first: the names of a product's values are
 * stored with them.
 */
export const valueSlug = (value: string): string =>
  value
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** The key of a variant by the slugs of its values, one of each option. */
export const keyOfSlugs = (slugs: readonly string[]): string => slugs.join("-");

/** How values are distinguished: 'Red' and 'RED' are one, 'A+' and 'A-' are two. */
export const valuesKey = (values: readonly string[]): string => values.map(nameKey).join("\n");

/** The variant that a key names: the one that has it now, else the one that had it. */
export const variantNamed = <Named extends Pick<Variant, "key" | "formerKeys">>(
  variants: readonly Named[],
  key: string,
): Named | undefined =>
  variants.find((variant) => variant.key === key) ??
  variants.find(({ formerKeys }) => formerKeys?.includes(key));

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
