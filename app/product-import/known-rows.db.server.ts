import { sql } from "kysely";
import { variantName } from "#catalogue/admin/options/typed-options.ts";
import { valuesKey } from "#catalogue/options/variant.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { nameKey } from "#values/text/name-key.ts";
import type { ForeignProduct } from "./foreign/foreign.ts";
import type { TableRow } from "./import-table.server.ts";
import { saidIn } from "./import-variant-line.server.ts";

export async function lockInOrder(trx: Trx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; version: number; stock_count: number | null; in_stock: boolean }>`
    select id, version, stock_count, in_stock from products
    where id = any(${[...ids]}::text[]) order by id for update`.execute(trx);
  return rows;
}

/** What is here already, by the keys of its slugs and SKUs. */
export interface KnownNames {
  slugs: ReadonlySet<string>;
  skus: ReadonlySet<string>;
}

export async function knownNames(db: Db, products: readonly ForeignProduct[]): Promise<KnownNames> {
  const slugs = products.map(({ slug }) => nameKey(slug));
  const skus = products.flatMap(({ cells: { sku } }) => (sku ? [nameKey(sku)] : []));
  const { rows } = await sql<{ slug: string; sku: string | null }>`
    select slug_key as slug, sku_key as sku from products
    where slug_key = any(${slugs}::text[]) or sku_key = any(${skus}::text[])`.execute(db);
  return {
    slugs: new Set(rows.map(({ slug }) => slug)),
    skus: new Set(rows.flatMap(({ sku }) => sku ?? [])),
  };
}

export const rowsNamed = (db: Db, { slugs, skus }: { slugs: string[]; skus: string[] }) =>
  db
    .selectFrom("products")
    .selectAll()
    .where(
      sql<boolean>`slug = any(${slugs}::text[]) or sku = any(${skus}::text[])
        or slug_key = any(${slugs.map(nameKey)}::text[]) or sku_key = any(${skus.map(nameKey)}::text[])`,
    )
    .orderBy("created_at", "desc")
    .execute();

export async function variantsWithSkus(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_variants as v")
    .innerJoin("products", "products.id", "v.product_id")
    .select(["v.sku", "v.values", "products.name"])
    .where(sql<boolean>`v.sku <> '' and lower(v.sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])`)
    .execute();
  return new Map(
    rows.map(({ sku, values, name }) => [nameKey(sku ?? ""), `${name}: ${variantName(values)}`]),
  );
}

/** SKUs as they read, with the product and the variant that have them. */
export type SkuHolders = Map<string, string>;

export async function skuHolders(db: Db, lines: readonly TableRow[]): Promise<SkuHolders> {
  const skus = lines.flatMap(({ cells }) => saidIn(cells, "variant_sku") ?? []);
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; id: string; values: string[] | null }>`
    select sku, product_id as id, values from product_variants
    where sku <> '' and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])
    union all select sku, id, null from products where sku_key = any(${skus.map(nameKey)}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ sku, id, values }) => [nameKey(sku), values ? skuHolderOf(id, values) : id]));
}

export const skuHolderOf = (id: string, values: readonly string[]): string => `${id} ${valuesKey(values)}`;
