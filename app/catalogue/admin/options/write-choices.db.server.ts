import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { carryWords } from "#translations/translations.db.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { nameKey } from "#values/text/name-key.ts";
import type { PersonalField } from "../../options/personal.ts";
import { type SluggedOption, valuesKey } from "../../options/variant.ts";
import { personalFieldsOf } from "../../options/variants.db.server.ts";
import { writeSteps } from "../../steps/making-steps.db.server.ts";
import { productText } from "../form/product.text.ts";
import { stepsChange } from "../steps/typed-steps.ts";
import { type ChoiceRows, choiceRowsOf, noRows, type VariantRow } from "./choices.db.server.ts";
import type { ChoicesInput, VariantInput, VariantStock } from "./choices.form.ts";
import { detailOf } from "./choices-in-words.ts";
import { type ChoicesPlan, type PlannedVariant, respeltWords } from "./choices-plan.ts";
import { formerNamesOf, nameVariants } from "./name-variants.ts";
import { optionsText } from "./options.text.ts";
import { personalChange } from "./personal-in-words.server.ts";
import { choiceField } from "./typed-choices.ts";

/** With the stock as it is now, by the variants' `valuesKey`, where orders took from it meanwhile. */
export interface ChoicesRefusal {
  errors: FieldErrors<string>;
  stocks: ReadonlyMap<string, VariantStock>;
}

interface Wanted {
  id: string;
  /** Its personalisation as stored now. */
  personal: unknown;
  choices: ChoicesInput;
  /** Its pictures as they will be. */
  images: readonly string[];
}

/** Works out what a save changes of a product's choices. Its row is locked: so its variants stand still. */
export async function planChoices(
  trx: Trx,
  { id, personal, choices, images }: Wanted,
): Promise<ChoicesPlan | ChoicesRefusal> {
  const before = (await choiceRowsOf(trx, [id])).get(id) ?? noRows;
  const { options, rows } = rowsOf(before, choices, images);
  const sold = soldMeanwhile(rows);
  const errors = { ...sold.errors, ...(await usedSkus(trx, id, choices.variants)) };
  if (Object.keys(errors).length > 0) return { errors, stocks: sold.stocks };
  const respelt = respeltWords(
    { options: before.options, labels: labelsOf(personalFieldsOf(personal)) },
    { options: choices.options, labels: labelsOf(choices.personal) },
  );
  const plan = { id, options, variants: rows.map(({ columns }) => columns), respelt, before };
  const made = stepsChange(before.steps, choices.steps);
  const detail = { ...detailOf(plan), ...personalChange(personal, choices.personal), ...made };
  return { ...plan, detail, ...(made.steps === undefined ? {} : { steps: choices.steps }) };
}

const labelsOf = (fields: readonly PersonalField[]) => fields.map(({ label }) => label);

/** A variant as its owner wants it, as it was, and as it will be. */
interface WantedRow {
  input: VariantInput;
  known: VariantRow | undefined;
  columns: PlannedVariant;
}

function rowsOf(
  before: ChoiceRows,
  { options: wanted, variants }: ChoicesInput,
  images: readonly string[],
): { options: readonly SluggedOption[]; rows: WantedRow[] } {
  const { options, nameOf } = nameVariants(before, wanted);
  const rows = variants.map((input, place) => {
    const { key, before: known } = nameOf(input.values);
    return { input, known, columns: columnsOf({ input, key, place }, known, images) };
  });
  return { options, rows };
}

/** A count that its owner changed, though orders had changed it since the form was opened. */
function soldMeanwhile(rows: readonly WantedRow[]) {
  const errors: FieldErrors<string> = {};
  const stocks = new Map<string, VariantStock>();
  for (const { input, known } of rows) {
    const { values, row, shown, stockCount } = input;
    const recounted = stockCount !== shown.stockCount;
    if (!known || !recounted) continue;
    const { stock_count: left } = known;
    if (left === shown.stockCount || left === stockCount) continue;
    errors[choiceField("variant", row, "stock-count")] = productText.errors.sold(left ?? 0);
    stocks.set(valuesKey(values), { inStock: known.in_stock, stockCount: left });
  }
  return { errors, stocks };
}

/** As with a product, only the owner's own change of the stock is written. */
function columnsOf(
  { input, key, place }: { input: VariantInput; key: string; place: number },
  before: VariantRow | undefined,
  images: readonly string[],
): PlannedVariant {
  const { values, sku, ownPrice, weight, picture, shown } = input;
  const counts = !before || input.stockCount !== shown.stockCount;
  const marks = !before || input.inStock !== shown.inStock;
  return {
    id: before?.id ?? null,
    key,
    values: [...values],
    position: place + 1,
    sku,
    weight,
    former: formerNamesOf(before, { key, values }),
    price: ownPrice === null ? null : rupeesColumn(ownPrice),
    stock_count: counts ? input.stockCount : before.stock_count,
    in_stock: marks ? input.inStock : before.in_stock,
    picture: picture !== null && images.includes(picture) ? picture : null,
  };
}

/** The SKUs that other products or their variants have. */
async function usedSkus(trx: Db, id: string, inputs: readonly VariantInput[]): Promise<FieldErrors<string>> {
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

/** The SKUs among these that another product or variant has, as they read. */
async function skusElsewhere(trx: Db, id: string, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const lower = skus.map((sku) => sku.toLowerCase());
  const { rows } = await sql<{ sku: string }>`
    select sku from product_variants where product_id <> ${id} and sku <> '' and lower(sku) = any(${lower}::text[])
    union all select sku from products where id <> ${id} and sku_key = any(${skus.map(nameKey)}::text[])`.execute(
    trx,
  );
  return new Set(rows.map(({ sku }) => nameKey(sku)));
}

/** Has a variant of another product this SKU? */
export async function isVariantsSku(trx: Db, id: string, sku: string): Promise<boolean> {
  const { rows } = await sql`
    select from product_variants
    where product_id <> ${id} and sku <> '' and lower(sku) = ${sku.toLowerCase()} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Is this what a product has already, whatever orders took of its pieces since? */
export function hasChoices(
  { personal, before }: { personal: unknown; before: ChoiceRows },
  { choices, images }: Pick<Wanted, "choices" | "images">,
): boolean {
  const { options, rows } = rowsOf(before, choices, images);
  const variants = rows.map(({ columns, known }) =>
    known ? { ...columns, stock_count: known.stock_count, in_stock: known.in_stock } : columns,
  );
  const detail = detailOf({ options, variants, before });
  const others = {
    ...personalChange(personal, choices.personal),
    ...stepsChange(before.steps, choices.steps),
  };
  return Object.keys({ ...detail, ...others }).length === 0;
}

/** Writes the plan of a product whose row is locked. A renamed variant keeps its row. */
export async function writeChoices(trx: Trx, plan: ChoicesPlan): Promise<void> {
  const { id, options, variants, respelt, before, steps } = plan;
  if (steps) await writeSteps(trx, [[id, steps]]);
  await carryWords(trx, respelt);
  if (JSON.stringify(options) !== JSON.stringify(before.options)) await writeOptions(trx, id, options);
  const kept = variants.flatMap((variant) => variant.id ?? []);
  if (before.variants.some((variant) => !kept.includes(variant.id))) {
    await sql`delete from product_variants
      where product_id = ${id} and id <> all(${kept}::text[])`.execute(trx);
  }
  await freeSkus(trx, plan);
  await turnKeys(trx, plan);
  if (variants.length > 0) await upsertVariants(trx, [plan]);
}

async function writeOptions(trx: Trx, id: string, options: readonly SluggedOption[]) {
  await trx.deleteFrom("product_options").where("product_id", "=", id).execute();
  if (options.length === 0) return;
  const rows = options.map(({ name, values, slugs }, place) => ({
    product_id: id,
    position: place + 1,
    name,
    values: [...values],
    slugs: [...slugs],
  }));
  await trx.insertInto("product_options").values(rows).execute();
}

/** Two variants may exchange their SKUs: each is given up before it is taken. */
async function freeSkus(trx: Trx, { variants, before }: ChoicesPlan): Promise<void> {
  const next = new Map(variants.map((variant) => [variant.id, variant.sku]));
  const freed = before.variants
    .filter(({ id, sku }) => sku && next.has(id) && next.get(id) !== sku)
    .map(({ id }) => id);
  if (freed.length === 0) return;
  await sql`update product_variants set sku = null where id = any(${freed}::text[])`.execute(trx);
}

/** Keys may change places as well: each is given up for the id, which is nobody else's key. */
async function turnKeys(trx: Trx, { variants, before }: ChoicesPlan): Promise<void> {
  const now = new Map(before.variants.map(({ id, key }) => [id, key]));
  const turned = variants.filter(({ id, key }) => id !== null && now.get(id) !== key);
  if (turned.length === 0) return;
  const ids = turned.map(({ id }) => id);
  await sql`update product_variants set key = id where id = any(${ids}::text[])`.execute(trx);
  await sql`update product_variants set key = next.key
    from unnest(${ids}::text[], ${turned.map(({ key }) => key)}::text[]) as next (id, key)
    where product_variants.id = next.id`.execute(trx);
}

/**
 * One statement for the variants of some products, new and existing alike; unchanged ones are not written.
 */
async function upsertVariants(
  trx: Trx,
  plans: readonly Pick<ChoicesPlan, "id" | "variants">[],
): Promise<void> {
  const rows = plans.flatMap(({ id: product_id, variants }) =>
    variants.map(({ id: _, former, ...row }) => ({ ...row, former: JSON.stringify(former), product_id })),
  );
  const columns = [
    "values",
    "position",
    "sku",
    "price",
    "in_stock",
    "stock_count",
    "picture",
    "weight",
    "former",
  ];
  const own = sql.join(columns.map((column) => sql`product_variants.${sql.ref(column)}`));
  const given = sql.join(columns.map((column) => sql`excluded.${sql.ref(column)}`));
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const insert = trx.insertInto("product_variants").values(rows);
  await sql`${insert} on conflict (product_id, key) do update
    set ${set}, version = product_variants.version + 1 where (${own}) is distinct from (${given})`.execute(
    trx,
  );
}
