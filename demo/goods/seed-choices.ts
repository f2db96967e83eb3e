import type { SeedProduct } from "../content/content.ts";
import { products } from "../content/shop.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, Trx } from "../shop.ts";

/** What the products can be had in; their rows are there. */
export async function seedChoices(trx: Trx, loader: DemoLoader): Promise<void> {
  const options = products.flatMap((product) =>
    (product.options ?? []).map(({ name, values }, place) => ({
      ...{ product_id: seedId(product.slug), position: place + 1, name },
      values: [...values],
    })),
  );
  await trx.insertInto("product_options").values(options).execute();
  await trx
    .insertInto("product_variants")
    .values(products.flatMap((product) => variantRows(product, loader)))
    .execute();
}

const variantRows = ({ slug, variants = [] }: SeedProduct, { keyOfSlugs, valueSlug }: DemoLoader) =>
  variants.map(({ values, sku, priceRupees, inStock = true, stockCount, weight }, place) => ({
    ...{ id: seedId(`variant ${sku}`), product_id: seedId(slug), position: place + 1, sku },
    ...{ key: keyOfSlugs(values.map(valueSlug)), values: [...values], weight: weight ?? null },
    price: priceRupees?.toFixed(2) ?? null,
    in_stock: inStock,
    stock_count: stockCount ?? null,
  }));
