import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { ProductOption, Variant } from "./variant.ts";

/** What a product can be had in, and what of that is sold; each in the order in which a shopper reads it. */
export interface ProductChoices {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
}

/** Its price in rupees; JSON makes a number of it. */
type VariantRow = Omit<Variant, "ownPrice"> & { readonly ownPrice: number | string | null };

/** What `choicesRow` reads. */
export interface ChoicesRow {
  readonly options: readonly ProductOption[];
  readonly variants: readonly VariantRow[];
}

/** Within a statement: the options and variants of the product with this id, for `choicesOf`. */
export const choicesRow = (
  id: RawBuilder<unknown>,
): RawBuilder<ChoicesRow> => sql<ChoicesRow>`jsonb_build_object(
  'options', (
    select coalesce(jsonb_agg(jsonb_build_object('name', option.name, 'values', option.values) order by option.position), '[]')
    from product_options as option where option.product_id = ${id}),
  'variants', (
    select coalesce(jsonb_agg(jsonb_build_object('id', variant.id, 'key', variant.key, 'values', variant.values,
      'sku', nullif(trim(variant.sku), ''), 'ownPrice', variant.price, 'inStock', variant.in_stock,
      'stockCount', variant.stock_count, 'picture', variant.picture, 'weight', nullif(trim(variant.weight), ''))
      order by variant.position), '[]')
    from product_variants as variant where variant.product_id = ${id}))`;

export const choicesOf = ({ options, variants }: ChoicesRow): ProductChoices => ({
  options,
  variants: variants.map((row) => ({
    ...row,
    ownPrice: row.ownPrice === null ? null : paiseFromRupees(row.ownPrice),
  })),
});

/**
 * Within a statement: 'Size: Small, Colour: Red', as `optionText` says it, of the variant with this key; null
 * where a product has none.
 */
export const optionTextRow = (
  productId: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql<string | null>`(
    select string_agg(option.name || ': ' || variant.values[option.position], ', ' order by option.position)
    from product_variants as variant join product_options as option on option.product_id = variant.product_id
    where variant.product_id = ${productId} and variant.key = ${key})`;

/** The options and variants of those of these products that have any. */
export async function optionsOf(
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<Map<string, ProductChoices>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; choices: ChoicesRow }>`
    select asked.id, ${choicesRow(sql.ref("asked.id"))} as choices from unnest(${productIds}::text[]) as asked (id)
    where exists (select from product_options where product_id = asked.id)
      or exists (select from product_variants where product_id = asked.id)`.execute(db);
  return new Map(rows.map(({ id, choices }) => [id, choicesOf(choices)]));
}
