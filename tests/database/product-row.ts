import type { Insertable, Kysely } from "kysely";
import { keyOfSlugs, valueSlug } from "#catalogue/options/variant.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

type ProductRow = Insertable<Tables["products"]>;

/** Adds products to a test's database; each needs a name only. Their slugs are made from their names. */
export async function addProducts(
  db: Kysely<Tables>,
  products: readonly (Partial<ProductRow> & { name: string })[],
): Promise<void> {
  await db
    .insertInto("products")
    .values(
      products.map((product) => ({
        slug: product.name.toLowerCase().replaceAll(/\W+/g, "-"),
        price: "500",
        ...product,
      })),
    )
    .execute();
}

/** A variant as a test gives it: by its values. Its key follows from them. */
export type VariantGiven = Partial<Insertable<Tables["product_variants"]>> & { values: string[] };

/** A product's id, its options with their values, and its variants in their order. */
export type VariantsGiven = [
  productId: string,
  options: Readonly<Record<string, string[]>>,
  variants: readonly VariantGiven[],
];

/** Gives a product options, and the variants that are sold, in their order. */
export async function addVariants(
  db: Kysely<Tables>,
  ...[productId, options, variants]: VariantsGiven
): Promise<void> {
  const names = Object.entries(options).map(([name, values], at) => ({ name, values, position: at + 1 }));
  await db
    .insertInto("product_options")
    .values(names.map((option) => ({ product_id: productId, ...option })))
    .execute();
  await db
    .insertInto("product_variants")
    .values(
      variants.map((variant, at) => ({
        ...{ product_id: productId, position: at + 1, key: keyOfSlugs(variant.values.map(valueSlug)) },
        ...variant,
      })),
    )
    .execute();
}
