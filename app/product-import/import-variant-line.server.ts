import * as z from "zod/mini";
import { productText } from "#catalogue/admin/form/product.text.ts";
import type { VariantRow } from "#catalogue/admin/options/choices.db.server.ts";
import type { VariantColumns } from "#catalogue/admin/options/choices-plan.ts";
import { judgeOptions } from "#catalogue/admin/options/typed-options.ts";
import { valuesOfToday } from "#catalogue/admin/options/values-of-today.ts";
import { type ProductOption, valuesKey } from "#catalogue/options/variant.ts";
import { ownPriceSchema, stockCountSchema } from "#catalogue/product-field-kinds.ts";
import { cellAsTyped } from "#platform/text/csv.server.ts";
import { optionalLine } from "#ui/form/form-fields.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { nameKey, withoutUnseen } from "#values/text/name-key.ts";
import { yesNo } from "#values/yes-no.ts";
import type { VariantColumn } from "./choice-columns.ts";
import { importText } from "./import.text.ts";
import type { TableRow } from "./import-table.server.ts";

/** A variant as a line leaves it, but for its place and what it is called in keys. */
export type LineVariant = Omit<VariantColumns, "position" | "key" | "former">;

/** What a line of a variant says, over what its product has: or what is wrong with it. */
export type VariantLine =
  | { options: ProductOption[]; variant: LineVariant; typed: readonly string[] }
  | { problems: string[] };

/** A cell as it was meant; undefined where it says nothing. */
export function saidIn(cells: TableRow["cells"], column: VariantColumn): string | undefined {
  const cell = cells[column];
  return cell === undefined || isBlank(withoutUnseen(cell)) ? undefined : cellAsTyped(cell).trim();
}

/** Is a line about a variant? */
export const isVariantLine = ({ cells }: TableRow): boolean =>
  saidIn(cells, "value_1") !== undefined || saidIn(cells, "value_2") !== undefined;

interface Product {
  options: readonly ProductOption[];
  variants: readonly LineVariant[];
  /** As they are in the shop, with what they were called before. */
  before: { readonly variants: readonly VariantRow[] };
  images: readonly string[];
  /** The own pictures that it has of addresses elsewhere, by these (PRODUCT-35). */
  fetched: ReadonlyMap<string, string>;
}

/** Reads a line of a variant. A value that is new joins its option's, behind the others. */
export function readVariantLine({ cells }: TableRow, product: Product): VariantLine {
  const placed = placedIn(cells, product);
  if ("problems" in placed) return placed;
  const { options, values, typed } = placed;
  const before = product.variants.find((variant) => valuesKey(variant.values) === valuesKey(values));
  const read = factsIn(cells, before, product);
  if (read.problems.length > 0) return { problems: read.problems };
  return { options, variant: { values, ...read.facts }, typed };
}

const optionColumns = [
  { name: "option_1", value: "value_1" },
  { name: "option_2", value: "value_2" },
] as const;

/** The line's values as the options spell them, and as it does, and the options with those that are new. */
function placedIn(
  cells: TableRow["cells"],
  { options: known, before }: Product,
): { options: ProductOption[]; values: string[]; typed: string[] } | { problems: string[] } {
  const problems: string[] = [];
  const options: ProductOption[] = [];
  const values: string[] = [];
  const typed = optionColumns.map(({ value }) => cleanText(saidIn(cells, value) ?? "", 200));
  const meant = valuesOfToday(typed, known, before.variants);
  for (const [place, columns] of optionColumns.entries()) {
    const value = meant[place] ?? "";
    const name = cleanText(saidIn(cells, columns.name) ?? "", 200);
    const option = known[place];
    if (value === "" && !option) continue;
    problems.push(...problemAt(columns, { value, name, option, isFirst: known.length === 0 }));
    const own = option ?? { name, values: [] };
    const spelt = own.values.find((each) => nameKey(each) === nameKey(value));
    options.push({ name: own.name, values: spelt === undefined ? [...own.values, value] : own.values });
    values.push(spelt ?? value);
  }
  if (problems.length > 0) return { problems };
  const sound = judgeOptions(options);
  if (!sound.ok) return { problems: inColumns(sound.errors) };
  return { options, values, typed: typed.slice(0, values.length) };
}

interface Place {
  value: string;
  name: string;
  /** Undefined where the product has none there. */
  option: ProductOption | undefined;
  /** The product has no options at all yet. */
  isFirst: boolean;
}

function problemAt(
  columns: (typeof optionColumns)[number],
  { value, name, option, isFirst }: Place,
): string[] {
  if (!option) return isFirst ? [] : [`${columns.value}: ${importText.noSuchOption}`];
  if (value === "") return [`${columns.value}: ${importText.valueMissing(option.name)}`];
  const isOther = name !== "" && nameKey(name) !== nameKey(option.name);
  return isOther ? [`${columns.name}: ${importText.optionName(option.name)}`] : [];
}

const inColumns = (errors: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(errors).map(([field, message]) => {
    const [, place = "0", fact] = /^option-(\d)-(\w+)$/.exec(field) ?? [];
    return `${fact === "name" ? "option" : "value"}_${Number(place) + 1}: ${message}`;
  });

const lines = { sku: optionalLine(60), weight: optionalLine(120) };

type Facts = Omit<LineVariant, "values">;

/** What else the line says; a blank cell leaves what is there. */
function factsIn(
  cells: TableRow["cells"],
  before: LineVariant | undefined,
  { images, fetched }: Pick<Product, "images" | "fetched">,
): { facts: Facts; problems: string[] } {
  const problems: string[] = [];
  const read = <Value>(column: VariantColumn, schema: z.ZodMiniType<Value>, own: Value): Value => {
    const cell = saidIn(cells, column);
    if (cell === undefined) return own;
    const parsed = z.safeParse(schema, cell);
    if (parsed.success) return parsed.data;
    problems.push(`${column}: ${parsed.error.issues[0]?.message}`);
    return own;
  };
  const typedPrice = read("variant_price", z.nullable(ownPriceSchema), null);
  const stock = stockIn(cells, before, problems, () => read("variant_stock_count", stockCountSchema, null));
  const named = saidIn(cells, "variant_picture") ?? before?.picture ?? null;
  const picture = named !== null && !images.includes(named) ? (fetched.get(named) ?? named) : named;
  if (picture !== null && !images.includes(picture))
    problems.push(`variant_picture: ${importText.noPicture}`);
  const facts = {
    sku: read("variant_sku", lines.sku, before?.sku ?? null),
    price: typedPrice === null ? (before?.price ?? null) : rupeesColumn(typedPrice),
    ...stock,
    picture,
    weight: read("variant_weight", lines.weight, before?.weight ?? null),
  };
  return { facts, problems };
}

/** As with a product, only what the owner changed since the export is taken. */
function stockIn(
  cells: TableRow["cells"],
  before: LineVariant | undefined,
  problems: string[],
  typedCount: () => number | null,
): Pick<Facts, "in_stock" | "stock_count"> {
  const own = { in_stock: before?.in_stock ?? true, stock_count: before?.stock_count ?? null };
  // A variant that is not there has nothing that others could have changed since.
  const isNews = (column: VariantColumn, exported: VariantColumn) =>
    before ? isChanged(cells, column, exported) : saidIn(cells, column) !== undefined;
  const marks = isNews("variant_in_stock", "exported_variant_in_stock");
  const marked = marks ? yesNo(cells.variant_in_stock ?? "") : own.in_stock;
  if (marked === undefined) problems.push(`variant_in_stock: ${productText.errors.yesNo}`);
  const counts = isNews("variant_stock_count", "exported_variant_stock_count");
  const counted = counts ? typedCount() : own.stock_count;
  if (before && counts && counted !== own.stock_count) problems.push(...soldSince(cells, before));
  // Counting pieces of one that had run out means to sell them.
  const isBack = own.stock_count === 0 && (counted ?? 0) > 0 && marked === own.in_stock;
  return { in_stock: isBack || (marked ?? own.in_stock), stock_count: counted };
}

const isChanged = (cells: TableRow["cells"], column: VariantColumn, exported: VariantColumn): boolean =>
  saidIn(cells, column) !== undefined && cells[column] !== cells[exported];

/** A count that orders have lowered since the export. */
function soldSince({ exported_variant_stock_count: then }: TableRow["cells"], before: LineVariant): string[] {
  const isSame = then === undefined || then.trim() === String(before.stock_count ?? "");
  return isSame ? [] : [`variant_stock_count: ${productText.errors.sold(before.stock_count ?? 0)}`];
}
