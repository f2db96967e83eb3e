import type { mostPersonalFields } from "#catalogue/options/personal.ts";

/** A line of these is about one variant of its product, where it has a value. */
export const variantColumns = [
  ...(["option_1", "value_1", "option_2", "value_2", "variant_sku", "variant_price"] as const),
  ...(["variant_in_stock", "variant_stock_count", "variant_picture", "variant_weight"] as const),
  ...(["exported_variant_stock_count", "exported_variant_in_stock"] as const),
] as const;

export type VariantColumn = (typeof variantColumns)[number];

/** Those of free words. */
export const variantWords = [
  "option_1",
  "value_1",
  "option_2",
  "value_2",
  "variant_sku",
  "variant_weight",
] as const satisfies VariantColumn[];

const places = [1, 2, 3] as const satisfies { length: typeof mostPersonalFields };

/** What can be written on a product: three texts, each with these. */
export const personalColumns = places.flatMap(
  (place) =>
    [
      `personal_${place}_label`,
      `personal_${place}_most`,
      `personal_${place}_required`,
      `personal_${place}_price`,
    ] as const,
);

export type PersonalColumn = (typeof personalColumns)[number];
