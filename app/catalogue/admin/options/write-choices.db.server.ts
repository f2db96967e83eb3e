import { type Kysely, sql, type Transaction } from "kysely";
import { changesOf } from "#platform/audit/changed-columns.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { nameKey } from "#values/text/name-key.ts";
import type { ProductOption } from "../../options/variant.ts";
import { productText } from "../form/product.text.ts";
import { type ChoiceRows, choiceRowsOf, noRows, type VariantRow } from "./choices.db.server.ts";
import type { ChoicesInput, VariantInput, VariantStock } from "./choices.form.ts";
import { optionsText } from "./options.text.ts";
import { personalChange } from "./personal-in-words.server.ts";
import { choiceField } from "./typed-choices.ts";
import { variantName } from "./typed-options.ts";

/** What is written of a variant. */
export type VariantColumns = Pick<
  VariantRow,
  "key" | "values" | "position" | "sku" | "price" | "in_stock" | "stock_count" | "picture" | "weight"
>;

/** What is to be written, and what a product's history says of it; nothing where the detail is empty. */
export interface ChoicesPlan {
  id: string;
  options: readonly ProductOption[];
  variants: readonly VariantColumns[];
  before: ChoiceRows;
  detail: Record<string, string | boolean>;
}

/** With the stock as it is now, by the variants' keys, where orders took from it meanwhile. */
export interface ChoicesRefusal {
  errors: FieldErrors<string>;
  stocks: ReadonlyMap<string, VariantStock>;
}

interface Wanted {
  id: string;
  /** What can be written on it now. */
  personal: unknown;
  choices: ChoicesInput;
  /** Its pictures as they will be. */
  images: readonly string[];
}

/** Works out what a save changes of a product's choices. Its row is locked: so its variants stand still. */
export async function planChoices(
  trx: Transaction<Tables>,
  { id, personal, choices, images }: Wanted,
): Promise<ChoicesPlan | ChoicesRefusal> {
  const before = (await choiceRowsOf(trx, [id])).get(id) ?? noRows;
  const known = new Map(before.variants.map((row) => [row.key, row]));
  const sold = soldMeanwhile(choices.variants, known);
  const errors = { ...sold.errors, ...(await usedSkus(trx, id, choices.variants)) };
  if (Object.keys(errors).length > 0) return { errors, stocks: sold.stocks };
  const variants = choices.variants.map((input, place) =>
    columnsOf(input, place, known.get(input.key), images),
  );
  const plan = { id, options: choices.options, variants, before };
  const detail = { ...detailOf(plan), ...personalChange(personal, choices.personal) };
  return { ...plan, detail };
}

/** A count that its owner changed, though orders had changed it since the form was opened. */
function soldMeanwhile(inputs: readonly VariantInput[], known: ReadonlyMap<string, VariantRow>) {
  const errors: FieldErrors<string> = {};
  const stocks = new Map<string, VariantStock>();
  for (const { key, row, shown, stockCount } of inputs) {
    const before = known.get(key);
    const recounted = stockCount !== shown.stockCount;
    if (!before || !recounted) continue;
    const { stock_count: left } = before;
    if (left === shown.stockCount || left === stockCount) continue;
    errors[choiceField("variant", row, "stock-count")] = productText.errors.sold(left ?? 0);
    stocks.set(key, { inStock: before.in_stock, stockCount: left });
  }
  return { errors, stocks };
}

/** As with a product, only what the owner changed of the stock is written. */
function columnsOf(
  input: VariantInput,
  place: number,
  before: VariantRow | undefined,
  images: readonly string[],
): VariantColumns {
  const { key, values, sku, ownPrice, weight, picture, shown } = input;
  const counts = !before || input.stockCount !== shown.stockCount;
  const marks = !before || input.inStock !== shown.inStock;
  return {
    ...{ key, values: [...values], position: place + 1, sku, weight },
    price: ownPrice === null ? null : rupeesColumn(ownPrice),
    stock_count: counts ? input.stockCount : before.stock_count,
    in_stock: marks ? input.inStock : before.in_stock,
    picture: picture !== null && images.includes(picture) ? picture : null,
  };
}

/** The SKUs that other products or their variants have. */
async function usedSkus(
  trx: Kysely<Tables>,
  id: string,
  inputs: readonly VariantInput[],
): Promise<FieldErrors<string>> {
  const errors: FieldErrors<string> = {};
  const skus = inputs.flatMap(({ sku }) => sku ?? []);
  if (skus.length === 0) return errors;
  const used = await skusElsewhere(trx, id, skus);
  for (const { sku, row } of inputs) {
    if (sku !== null && used.has(nameKey(sku))) {
      errors[choiceField("variant", row, "sku")] = optionsText.errors.skuOfOther;
    }
  }
  return errors;
}

/** Those of some SKUs that something else than the product has, as they read. */
async function skusElsewhere(
  trx: Kysely<Tables>,
  id: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const lower = skus.map((sku) => sku.toLowerCase());
  const { rows } = await sql<{ sku: string }>`
    select sku from product_variants where product_id <> ${id} and sku <> '' and lower(sku) = any(${lower}::text[])
    union all select sku from products where id <> ${id} and sku_key = any(${skus.map(nameKey)}::text[])`.execute(
    trx,
  );
  return new Set(rows.map(({ sku }) => nameKey(sku)));
}

/** Has a variant of another product this SKU? */
export async function isVariantsSku(trx: Kysely<Tables>, id: string, sku: string): Promise<boolean> {
  const { rows } = await sql`
    select from product_variants
    where product_id <> ${id} and sku <> '' and lower(sku) = ${sku.toLowerCase()} limit 1`.execute(trx);
  return rows.length > 0;
}

/** What a product's history says of a change of its options and variants. */
export function detailOf({
  options,
  variants,
  before,
}: Omit<ChoicesPlan, "id" | "detail">): ChoicesPlan["detail"] {
  const detail: ChoicesPlan["detail"] = {};
  if (JSON.stringify(options) !== JSON.stringify(before.options)) detail.options = optionsInWords(options);
  const known = new Map(before.variants.map((row) => [row.key, row]));
  const kept = new Set(variants.map(({ key }) => key));
  const names = (rows: readonly { values: readonly string[] }[]) =>
    rows.map(({ values }) => variantName(values)).join("; ");
  const added = variants.filter(({ key }) => !known.has(key));
  const removed = before.variants.filter(({ key }) => !kept.has(key));
  if (added.length > 0) detail["variants added"] = shortOr(names(added), added.length);
  if (removed.length > 0) detail["variants removed"] = shortOr(names(removed), removed.length);
  for (const row of variants) {
    const old = known.get(row.key);
    const { position: _, values: __, key: ___, ...told } = row;
    const changes = old ? Object.entries(changesOf(old, told)) : [];
    const said = changes.map(([label, value]) => (value === true ? label : `${label} ${value}`)).join(", ");
    if (said) detail[variantName(row.values)] = said.length <= 120 ? said : true;
  }
  const isMoved = variants.some(({ key, position }) => known.get(key)?.position !== position);
  if (isMoved && Object.keys(detail).length === 0) detail["variants' order"] = true;
  return detail;
}

const optionsInWords = (options: readonly ProductOption[]): string =>
  shortOr(options.map(({ name, values }) => `${name} (${values.join(", ")})`).join(" × "), options.length) ||
  "none";

const shortOr = (words: string, count: number): string => (words.length <= 120 ? words : String(count));

/** Is this what a product has already, whatever orders took of its pieces since? */
export function hasChoices(
  { personal, before }: { personal: unknown; before: ChoiceRows },
  { choices, images }: Pick<Wanted, "choices" | "images">,
): boolean {
  const known = new Map(before.variants.map((row) => [row.key, row]));
  const variants = choices.variants.map((input, place) => {
    const row = known.get(input.key);
    const columns = columnsOf(input, place, row, images);
    return row ? { ...columns, stock_count: row.stock_count, in_stock: row.in_stock } : columns;
  });
  const detail = detailOf({ options: choices.options, variants, before });
  return Object.keys({ ...detail, ...personalChange(personal, choices.personal) }).length === 0;
}

/** Writes what was planned, of a product whose row is locked. A variant whose key stays keeps its id. */
export async function writeChoices(trx: Transaction<Tables>, plan: ChoicesPlan): Promise<void> {
  const { id, options, variants, before } = plan;
  if (JSON.stringify(options) !== JSON.stringify(before.options)) await writeOptions(trx, id, options);
  const kept = variants.map(({ key }) => key);
  if (before.variants.some(({ key }) => !kept.includes(key))) {
    await sql`delete from product_variants
      where product_id = ${id} and key <> all(${kept}::text[])`.execute(trx);
  }
  await freeSkus(trx, plan);
  if (variants.length > 0) await upsertVariants(trx, [plan]);
}

async function writeOptions(trx: Transaction<Tables>, id: string, options: readonly ProductOption[]) {
  await trx.deleteFrom("product_options").where("product_id", "=", id).execute();
  if (options.length === 0) return;
  const rows = options.map(({ name, values }, place) => ({
    ...{ product_id: id, position: place + 1, name },
    values: [...values],
  }));
  await trx.insertInto("product_options").values(rows).execute();
}

/** Two variants may exchange their SKUs: each is given up before it is taken. */
async function freeSkus(trx: Transaction<Tables>, { id, variants, before }: ChoicesPlan): Promise<void> {
  const next = new Map(variants.map(({ key, sku }) => [key, sku]));
  const freed = before.variants
    .filter(({ key, sku }) => sku && next.has(key) && next.get(key) !== sku)
    .map(({ key }) => key);
  if (freed.length === 0) return;
  await sql`update product_variants set sku = null
    where product_id = ${id} and key = any(${freed}::text[])`.execute(trx);
}

/**
 * One statement for the variants of some products, new and known alike; what stays as it is is not written.
 */
export async function upsertVariants(
  trx: Transaction<Tables>,
  plans: readonly Pick<ChoicesPlan, "id" | "variants">[],
): Promise<void> {
  const rows = plans.flatMap(({ id, variants }) => variants.map((row) => ({ ...row, product_id: id })));
  const columns = ["values", "position", "sku", "price", "in_stock", "stock_count", "picture", "weight"];
  const own = sql.join(columns.map((column) => sql`product_variants.${sql.ref(column)}`));
  const given = sql.join(columns.map((column) => sql`excluded.${sql.ref(column)}`));
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const insert = trx.insertInto("product_variants").values(rows);
  await sql`${insert} on conflict (product_id, key) do update
    set ${set}, version = product_variants.version + 1 where (${own}) is distinct from (${given})`.execute(
    trx,
  );
}
