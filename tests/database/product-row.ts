import type { Insertable, Kysely } from "kysely";
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
