import { sql } from "kysely";
import type { Goods } from "#cart/goods.ts";
import { variantNamed } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db } from "#platform/database/db.ts";

/**
 * What names of a link mean: a SKU, letter for letter, before a slug with a variant's key, and that before a
 * slug; a slug that a product had before counts after all that are called so today, for links are printed. A
 * product's name alone leaves open which of its variants is meant. Unknown names are not there.
 */
export async function goodsNamed(db: Db, names: readonly string[]): Promise<Map<string, Goods>> {
  const products = await productsNamed(db, names);
  const choices = await optionsOf(
    db,
    products.filter(({ variants }) => variants > 0).map(({ id }) => id),
  );
  const found = names.map((name) => [name, meantBy(name, products, choices)] as const);
  return new Map(found.flatMap(([name, goods]) => (goods ? [[name, goods]] : [])));
}

type NamedProduct = Awaited<ReturnType<typeof productsNamed>>[number];

/** All products that one of these names could mean. */
async function productsNamed(db: Db, names: readonly string[]) {
  if (names.length === 0) return [];
  const slugs = names.map(slugIn);
  const low = names.map((name) => name.toLowerCase());
  return db
    .selectFrom("products")
    .select(["id", "slug", "sku", "variants"])
    .select(
      sql<
        string[]
      >`array(select slug from slug_history where kind = 'product' and target_id = products.id)`.as(
        "formerSlugs",
      ),
    )
    .where(
      sql<boolean>`(sku = any(${names}::text[]) or slug = any(${slugs}::text[]) or id in (
        select product_id from product_variants where lower(sku) = any(${low}::text[]) and sku <> ''
        union all select target_id from slug_history where kind = 'product' and slug = any(${slugs}::text[])))`,
    )
    .where(isShown())
    .orderBy("id")
    .execute();
}

/** No slug has a full stop in it. */
const slugIn = (name: string): string => name.split(".", 1)[0] ?? "";

function meantBy(
  name: string,
  products: readonly NamedProduct[],
  choices: ReadonlyMap<string, ProductChoices>,
): Goods | undefined {
  for (const { id } of products) {
    const variant = choices.get(id)?.variants.find(({ sku }) => sku === name);
    if (variant) return { productId: id, variant: variant.key };
  }
  const named = slugIn(name);
  const product =
    products.find(({ sku }) => sku === name) ??
    products.find(({ slug }) => slug === named) ??
    products.find(({ formerSlugs }) => formerSlugs.includes(named));
  if (!product) return undefined;
  const key = product.sku === name ? "" : name.slice(named.length + 1);
  if (key === "") return { productId: product.id };
  const variant = variantNamed(choices.get(product.id)?.variants ?? [], key);
  return { productId: product.id, variant: variant?.key ?? key };
}
