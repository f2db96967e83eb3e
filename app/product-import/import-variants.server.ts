import { type ChoiceRows, choiceRowsOf, noRows } from "#catalogue/admin/options/choices.db.server.ts";
import { detailOf } from "#catalogue/admin/options/choices-in-words.ts";
import type { ChoicesPlan } from "#catalogue/admin/options/choices-plan.ts";
import { formerNamesOf, nameVariants } from "#catalogue/admin/options/name-variants.ts";
import { optionsText } from "#catalogue/admin/options/options.text.ts";
import { combinations, variantName } from "#catalogue/admin/options/typed-options.ts";
import { type ProductOption, valuesKey } from "#catalogue/options/variant.ts";
import { fetchedBefore } from "#pictures/foreign/foreign-pictures.db.server.ts";
import { changesInWords } from "#platform/audit/changed-columns.ts";
import type { Db } from "#platform/database/db.ts";
import { mapGivingWay } from "#platform/limits/give-way.server.ts";
import { isBlank } from "#values/text/blank.ts";
import { nameKey, withoutUnseen } from "#values/text/name-key.ts";
import { variantColumns, variantWords } from "./choice-columns.ts";
import { importText } from "./import.text.ts";
import type { PlannedRow } from "./import-line.server.ts";
import type { TableRow } from "./import-table.server.ts";
import { type LineVariant, readVariantLine, saidIn } from "./import-variant-line.server.ts";
import { type SkuHolders, skuHolderOf, skuHolders } from "./known-rows.db.server.ts";
import { csvColumns } from "./product-cells.server.ts";
import { isSpreadsheetMade } from "./spreadsheet-marks.ts";

/** A product of the file or the shop, to which lines of variants belong. */
type ProductOfRow = Pick<PlannedRow, "id" | "name" | "before" | "columns">;

export interface VariantsPlan {
  rows: PlannedRow[];
  /** What products have then, whether that changes or not. */
  choices: ChoicesPlan[];
}

interface Draft {
  options: readonly ProductOption[];
  variants: readonly LineVariant[];
  before: ChoiceRows;
  /** The product's own pictures of addresses elsewhere. */
  fetched: ReadonlyMap<string, string>;
  seen: Set<string>;
}

/** The product of a variant's line, or why there is none. */
export type FindProduct = (row: TableRow) => ProductOfRow | string;

/** So many lines are planned in some milliseconds; a product's variants take as long as many of them. */
const [atOnce, productsAtOnce] = [20, 5];

/** Works out what the lines of variants would do, beside the file's lines of products. */
export async function planVariants(
  db: Db,
  lines: readonly TableRow[],
  products: readonly PlannedRow[],
  productOf: FindProduct,
): Promise<VariantsPlan> {
  const held = lines.map((row) => ({ row, holder: productOf(row) }));
  const ids = [...new Set(held.flatMap(({ holder }) => (typeof holder === "string" ? [] : holder.id)))];
  const known = await choiceRowsOf(db, ids);
  const fetchedFor = await fetchedBefore(db, "product", ids);
  const skus = await skuHolders(db, lines);
  for (const { id, columns } of products) if (columns?.sku) skus.set(nameKey(columns.sku), id);
  const drafts = new Map<string, Draft>();
  const rows = await mapGivingWay(held, atOnce, ({ row, holder }) => {
    if (typeof holder === "string") return refused(row, "", [holder]);
    const draft = drafts.get(holder.id) ?? draftOf(known.get(holder.id) ?? noRows, fetchedFor(holder.id));
    const planned = planLine(row, holder, draft, skus);
    drafts.set(holder.id, planned.draft);
    return planned.row;
  });
  const planOf = ([id, draft]: [string, Draft]) => choicesPlan(id, draft);
  return { rows, choices: await mapGivingWay([...drafts], productsAtOnce, planOf) };
}

const draftOf = (before: ChoiceRows, fetched: Draft["fetched"]): Draft => ({
  ...before,
  before,
  fetched,
  seen: new Set(),
});

const refused = (row: TableRow, name: string, notes: string[]): PlannedRow => ({
  line: row.line,
  name,
  act: "refuse",
  notes,
  warnings: [],
  id: "",
  isVariant: true,
});

function planLine(
  row: TableRow,
  holder: ProductOfRow,
  draft: Draft,
  skus: SkuHolders,
): { row: PlannedRow; draft: Draft } {
  const refuse = (name: string, notes: string[]) => ({ row: refused(row, name, notes), draft });
  const stray = strayIn(row);
  if (stray.length > 0) return refuse(holder.name, stray);
  const images = holder.columns?.images ?? holder.before?.images ?? [];
  const read = readVariantLine(row, { ...draft, images });
  if ("problems" in read) return refuse(holder.name, read.problems);
  const { options, variant, typed } = read;
  const name = `${holder.name}: ${variantName(variant.values)}`;
  const key = valuesKey(variant.values);
  if (draft.seen.has(key)) return refuse(name, [whySeen(typed, variant.values)]);
  const own = skuHolderOf(holder.id, variant.values);
  const sku = variant.sku && nameKey(variant.sku);
  if (sku && (skus.get(sku) ?? own) !== own)
    return refuse(name, [`variant_sku: ${optionsText.errors.skuOfOther}`]);
  if (sku) skus.set(sku, own);
  const isOther = ({ values }: LineVariant) => valuesKey(values) !== key;
  const before = draft.variants.find((each) => !isOther(each));
  const notes = before ? changesInWords(pickOf(before), variant) : [];
  const variants = [...draft.variants.filter(isOther), variant];
  return {
    row: {
      line: row.line,
      name,
      notes,
      id: holder.id,
      before: holder.before,
      warnings: warningsIn(row, draft, before),
      act: before ? (notes.length > 0 ? "change" : "keep") : "add",
      isVariant: true,
    },
    draft: { ...draft, options, variants, seen: new Set([...draft.seen, key]) },
  };
}

/** The same line twice, or a value that differs from another one's in what no shopper sees. */
function whySeen(typed: readonly string[], values: readonly string[]): string {
  const place = typed.findIndex((value, at) => value !== values[at]);
  const [one, other] = [values[place], typed[place]];
  return one !== undefined && other !== undefined
    ? optionsText.errors.sameValue(one, other)
    : importText.variantTwice;
}

/** Cells that a spreadsheet may have changed. What the product or the variant says already is no news. */
function warningsIn({ cells }: TableRow, { options }: Draft, before: LineVariant | undefined): string[] {
  const known = new Set([
    ...options.flatMap(({ name, values }) => [name, ...values]),
    before?.sku,
    before?.weight,
  ]);
  return variantWords.flatMap((column) => {
    const text = saidIn(cells, column);
    const isNews = text !== undefined && !known.has(text);
    return isNews && isSpreadsheetMade(text) ? [`${column}: ${importText.spreadsheet(text)}`] : [];
  });
}

const pickOf = ({
  values,
  sku,
  price,
  in_stock,
  stock_count,
  picture,
  weight,
}: LineVariant): LineVariant => ({ values, sku, price, in_stock, stock_count, picture, weight });

const allowed = new Set<string>(["slug", "sku", "name", ...variantColumns]);

/** What a line of a variant says of its product as a whole. */
const strayIn = ({ cells }: TableRow): string[] =>
  csvColumns().flatMap((column) =>
    allowed.has(column) || isBlank(withoutUnseen(cells[column] ?? ""))
      ? []
      : [`${column}: ${importText.onItsOwnLine}`],
  );

/** The variants in the options' order, each at its place. */
function choicesPlan(id: string, draft: Draft): ChoicesPlan {
  const { variants, before } = draft;
  const { options, nameOf } = nameVariants(before, draft.options);
  const drafted = new Map(variants.map((variant) => [valuesKey(variant.values), variant]));
  const placed = combinations(options)
    .flatMap((values) => drafted.get(valuesKey(values)) ?? [])
    .map((variant, place) => {
      const { key, before: known } = nameOf(variant.values);
      const named = {
        id: known?.id ?? null,
        key,
        former: formerNamesOf(known, { key, values: variant.values }),
      };
      return { ...pickOf(variant), ...named, position: place + 1 };
    });
  // A line adds values, and spells none anew.
  const plan = { id, options, variants: placed, respelt: [], before };
  return { ...plan, detail: detailOf(plan) };
}

/** By which key a product's variant of these values goes; undefined where it has none. */
export function variantKeyIn(
  choices: readonly ChoicesPlan[],
  id: string,
  values: readonly string[],
): string | undefined {
  const variants = choices.find((plan) => plan.id === id)?.variants ?? [];
  const isCalled = (name: { values: readonly string[] }) => valuesKey(name.values) === valuesKey(values);
  return (variants.find(isCalled) ?? variants.find(({ former }) => former.some(isCalled)))?.key;
}
