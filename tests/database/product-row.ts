import { keyOfSlugs, valueSlug } from "#catalogue/options/variant.ts";
import type { Db, RowGiven } from "./test-rows.ts";

/** Adds products to a test's database; each needs a name only. Their slugs are made from their names. */
export async function addProducts(
  db: Db,
  products: readonly (RowGiven<"products"> & { name: string })[],
): Promise<void> {
  const slugOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");
  const rows = products.map((product) => ({ slug: slugOf(product.name), price: "500", ...product }));
  await db.insertInto("products").values(rows).execute();
}

/** A variant as a test gives it: by its values. Its key follows from them. */
export type VariantGiven = RowGiven<"product_variants"> & { values: string[] };

/** Options with their values. */
export type OptionsGiven = Readonly<Record<string, string[]>>;

/** Gives a product options, and the variants that are sold, in their order. */
export async function addVariants(
  db: Db,
  productId: string,
  options: OptionsGiven,
  variants: readonly VariantGiven[],
): Promise<void> {
  const at = (index: number) => ({ product_id: productId, position: index + 1 });
  const keyOf = ({ values }: VariantGiven) => keyOfSlugs(values.map(valueSlug));
  const optionRows = Object.entries(options).map(([name, values], index) => ({ ...at(index), name, values }));
  const rows = variants.map((variant, index) => ({ ...at(index), key: keyOf(variant), ...variant }));
  await db.insertInto("product_options").values(optionRows).execute();
  await db.insertInto("product_variants").values(rows).execute();
}
