import { type RawBuilder, sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { PersonalField } from "./personal.ts";
import { type ProductOption, type SluggedOption, type Variant, valueSlug, variantNamed } from "./variant.ts";

const schema = z.array(
  z.object({
    label: z.string(),
    most: z.int(),
    required: z.boolean(),
    price: z.pipe(z.int(), z.transform(paise)),
  }),
);

/** What can be written on a product, by its column. Throws for what no form of the shop has written. */
export const personalFieldsOf = (json: unknown): PersonalField[] => schema.parse(json);

/** What a product can be had in, and what of that is sold; each in the order in which a shopper reads it. */
export interface ProductChoices {
  readonly options: readonly SluggedOption[];
  readonly variants: readonly Variant[];
}

/** Its price in rupees; JSON makes a number of it. */
type VariantRow = Omit<Variant, "ownPrice" | "formerKeys"> & {
  readonly ownPrice: number | string | null;
  readonly formerKeys: readonly string[];
};

/** Without slugs these follow from the values. */
type OptionRow = ProductOption & { readonly slugs: readonly string[] | null };

/** What `choicesRow` reads. */
export interface ChoicesRow {
  readonly options: readonly OptionRow[];
  readonly variants: readonly VariantRow[];
}

/** Within a statement: the options and variants of the product with this id, for `choicesOf`. */
export const choicesRow = (
  id: RawBuilder<unknown>,
): RawBuilder<ChoicesRow> => sql<ChoicesRow>`jsonb_build_object(
  'options', (
    select coalesce(jsonb_agg(jsonb_build_object('name', option.name, 'values', option.values,
      'slugs', option.slugs) order by option.position), '[]')
    from product_options as option where option.product_id = ${id}),
  'variants', (
    select coalesce(jsonb_agg(jsonb_build_object('id', variant.id, 'key', variant.key, 'values', variant.values,
      'formerKeys', jsonb_path_query_array(variant.former, '$[*].key'),
      'sku', nullif(trim(variant.sku), ''), 'ownPrice', variant.price, 'inStock', variant.in_stock,
      'stockCount', variant.stock_count, 'picture', variant.picture, 'weight', nullif(trim(variant.weight), ''))
      order by variant.position), '[]')
    from product_variants as variant where variant.product_id = ${id}))`;

export const choicesOf = ({ options, variants }: ChoicesRow): ProductChoices => ({
  options: options.map((row) => ({ ...row, slugs: valueSlugsOf(row) })),
  variants: variants.map(({ formerKeys, ...row }) => ({
    ...row,
    ...(formerKeys.length > 0 ? { formerKeys } : {}),
    ownPrice: row.ownPrice === null ? null : paiseFromRupees(row.ownPrice),
  })),
});

/** What an option's values are called in keys. */
export const valueSlugsOf = ({
  values,
  slugs,
}: ProductOption & { slugs: readonly string[] | null }): readonly string[] => slugs ?? values.map(valueSlug);

/** Within a statement: the key of today of a product's variant that has this one, or had it; else null. */
export const keyNowRow = (
  productId: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql<string | null>`(
    select named.key from product_variants as named where named.product_id = ${productId}
      and (named.key = ${key} or named.former @> jsonb_build_array(jsonb_build_object('key', ${key})))
    order by named.key = ${key} desc limit 1)`;

/** Goods as their variants are called today, by one query; unknown ones stay as they are. */
export async function asCalledNow<Goods extends { readonly productId: string; readonly variant?: string }>(
  db: Db,
  goods: readonly Goods[],
): Promise<Goods[]> {
  const ids = goods.flatMap(({ productId, variant }) => (variant === undefined ? [] : productId));
  if (ids.length === 0) return [...goods];
  const { rows } = await sql<{ productId: string; key: string; formerKeys: readonly string[] }>`
    select product_id as "productId", key, jsonb_path_query_array(former, '$[*].key') as "formerKeys"
    from product_variants where product_id = any(${ids}::text[])
      and product_id in (select product_id from product_variants where former <> '[]')`.execute(db);
  const ofProduct = Map.groupBy(rows, ({ productId }) => productId);
  return goods.map((each) => {
    const named = variantNamed(ofProduct.get(each.productId) ?? [], each.variant ?? "");
    return named && named.key !== each.variant ? { ...each, variant: named.key } : each;
  });
}

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

/** Within a statement: the same of all variants there are, by their ids. */
export const optionTexts = sql`(
  select variant.id,
    string_agg(option.name || ': ' || variant.values[option.position], ', ' order by option.position) as text
  from product_variants as variant join product_options as option on option.product_id = variant.product_id
  group by variant.id)`;

/** The options and variants of those of these products that have any. */
export async function optionsOf(db: Db, productIds: readonly string[]): Promise<Map<string, ProductChoices>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; choices: ChoicesRow }>`
    select asked.id, ${choicesRow(sql.ref("asked.id"))} as choices from unnest(${productIds}::text[]) as asked (id)
    where exists (select from product_options where product_id = asked.id)
      or exists (select from product_variants where product_id = asked.id)`.execute(db);
  return new Map(rows.map(({ id, choices }) => [id, choicesOf(choices)]));
}
