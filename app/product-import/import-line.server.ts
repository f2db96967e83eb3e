import { parseProductFields } from "#catalogue/admin/form/product.form.ts";
import { productText } from "#catalogue/admin/form/product.text.ts";
import { type ProductRow, productColumns } from "#catalogue/admin/product-columns.server.ts";
import type { PersonalField } from "#catalogue/options/personal.ts";
import { saleErrors } from "#catalogue/price-at.ts";
import {
  columnNames,
  emptyTexts,
  fieldNames,
  type ProductField,
  productFields,
} from "#catalogue/product-fields.ts";
import { listPriceOf, noVariants } from "#catalogue/product-row.server.ts";
import type { MakingStep } from "#catalogue/steps/making-step.ts";
import { cellAsTyped } from "#platform/text/csv.server.ts";
import { textsOfRow } from "#records/fields/record-field.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { isBlank } from "#values/text/blank.ts";
import { nameKey, withoutUnseen } from "#values/text/name-key.ts";
import { yesNo } from "#values/yes-no.ts";
import { importText } from "./import.text.ts";
import { groupNamed, unknownGroup } from "./import-group.server.ts";
import type { Known } from "./import-known.server.ts";
import { importedPersonal } from "./import-personal.server.ts";
import { importedPictures, type PictureColumns } from "./import-pictures.server.ts";
import { importedSteps } from "./import-steps.server.ts";
import type { TableRow } from "./import-table.server.ts";
import { type CsvColumn, cellsOf, type ProductWithSteps, saysTheSame } from "./product-cells.server.ts";
import { isSpreadsheetMade, wordColumns } from "./spreadsheet-marks.ts";

/** What a product is to be. */
export type PlannedColumns = ReturnType<typeof productColumns> &
  PictureColumns &
  Pick<ProductRow, "artisan"> & { personal: readonly PersonalField[]; steps: readonly MakingStep[] };

/** What a line of the file will do. */
export interface PlannedRow {
  line: number;
  name: string;
  act: "add" | "change" | "keep" | "refuse";
  /** What changes, or what is wrong. */
  notes: string[];
  /** What is to be looked at before it is imported. */
  warnings: string[];
  id: string;
  before?: ProductWithSteps | undefined;
  columns?: PlannedColumns;
  /** It is about a variant of the product with this id. */
  isVariant?: boolean;
}

/** A column's cell where the file changes it. */
type Changed = (column: CsvColumn) => string | undefined;

/**
 * The columns that a line stands for, its cells over what the product is or over an empty form, and what a
 * new one is by default.
 */
export function readLine(
  { cells }: TableRow,
  before: ProductWithSteps | undefined,
  known: Known,
): { columns: PlannedColumns; byDefault: string[] } | { problems: string[] } {
  const changed = changedBy(cells, before);
  const fields = fieldsIn(before, changed, known);
  const pictures = importedPictures(before, changed, before && known.fetchedFor(before.id));
  const personal = importedPersonal(before, changed);
  const steps = importedSteps(before?.steps ?? [], changed("making_steps"));
  const others = [pictures, personal, steps].flatMap(({ problems }) => problems);
  const problems = ["problems" in fields ? fields.problems : [], others].flat();
  if ("problems" in fields || problems.length > 0) return { problems };
  const columns = { ...fields.columns, ...pictures.columns, personal: personal.fields, steps: steps.steps };
  const byDefault = defaulted
    .filter((column) => changed(column) === undefined && columns[column] !== "")
    .map((column) => `${column} ${columns[column]}`);
  return { columns, byDefault };
}

/** What a new product has where its line says nothing of it. */
const defaulted = ["slug", "collection", "category", "technique", "artisan", "in_stock"] as const;

/** A blank cell leaves what is there as it is, as a column that is left out does. */
function changedBy(given: TableRow["cells"], before: ProductWithSteps | undefined): Changed {
  const own = before && cellsOf(before);
  // The stock of a product with variants follows from them.
  const cells = before && before.variants > 0 ? { ...given, in_stock: "", stock_count: "" } : given;
  return (column) => {
    const cell = cells[column];
    if (cell === undefined || isBlank(withoutUnseen(cell))) return undefined;
    if (!own) return cellAsTyped(cell);
    if (saysTheSame(cell, own[column] ?? "") || isAsExported(cells, column)) return undefined;
    const text = cellAsTyped(cell);
    const isName = column === "slug" || column === "sku";
    return isName && nameKey(text) === nameKey(own[column] ?? "") ? undefined : text;
  };
}

/**
 * Cells of a line that a spreadsheet may have changed, each with its value. What the product says already is
 * no news.
 */
export function warningsIn({ cells }: TableRow, before: ProductWithSteps | undefined): string[] {
  const changed = changedBy(cells, before);
  return wordColumns().flatMap((column) => {
    const text = changed(column)?.trim();
    return text !== undefined && isSpreadsheetMade(text)
      ? [`${column}: ${importText.spreadsheet(text)}`]
      : [];
  });
}

/** Columns with what they held when they were exported. */
const exportedBeside: Partial<Record<CsvColumn, CsvColumn>> = {
  stock_count: "exported_stock_count",
  in_stock: "exported_in_stock",
};

/** As in the form, only what the owner changed is taken: what orders took since the export stays taken. */
function isAsExported(cells: TableRow["cells"], column: CsvColumn): boolean {
  const beside = exportedBeside[column];
  const exported = beside && cells[beside];
  const given = cells[column];
  if (exported === undefined || given === undefined) return false;
  // A word that says nothing is no answer, though it stands in both cells; nor is a count that is none.
  if (column === "in_stock") return yesNo(given) !== undefined && yesNo(given) === yesNo(exported);
  return column === "stock_count" && isCount(given) && given.trim() === exported.trim();
}

const isCount = (text: string): boolean => /^\s*\d+\s*$/.test(text);

/** A count that its owner changed, though others had changed it since the export. */
export function soldSince(cells: TableRow["cells"], before: ProductRow): string | undefined {
  const { exported_stock_count: exported, stock_count: given } = cells;
  if (exported === undefined || !isCount(given ?? "") || isAsExported(cells, "stock_count")) return undefined;
  if (before.variants > 0) return undefined;
  const now = String(before.stock_count ?? "");
  if (now === exported.trim() || now === given?.trim()) return undefined;
  return `stock_count: ${productText.errors.sold(before.stock_count ?? 0)}`;
}

type FieldColumns = Omit<PlannedColumns, keyof PictureColumns | "personal" | "steps">;

/** What an old row may lack is required only where the file itself changes it. */
const harmless = {
  price: "1",
  description: "x",
  metaTitle: "x",
  metaDescription: "x",
  hsn: "",
  taxRate: "",
  salePrice: "",
  saleFrom: "",
  saleUntil: "",
};

function fieldsIn(
  before: ProductRow | undefined,
  changed: Changed,
  known: Known,
): { columns: FieldColumns } | { problems: string[] } {
  const start = before ? { ...textsOfRow(productFields, before), ...harmless } : emptyTexts;
  const form = new FormData();
  for (const field of fieldNames()) form.set(field, changed(columnNames[field]) ?? start[field]);
  const group = changed(columnNames.makingGroup);
  const makes = group === undefined ? start.makingGroup : groupNamed(known.groups, group);
  form.set("makingGroup", makes ?? "");
  const parsed = parseProductFields(form);
  const unknown = group === undefined || makes !== undefined ? [] : [unknownGroup(group)];
  if (parsed.kind === "refused") return { problems: [...inColumns(parsed.errors), ...unknown] };
  if (unknown.length > 0) return { problems: unknown };
  const artisan = known.makerNamed(parsed.value.artisan);
  const columns: FieldColumns = { ...productColumns(parsed.value), artisan };
  if (!before) return withSoundSale(columns);
  const kept = fieldNames()
    .map((field) => columnNames[field])
    .filter((column) => changed(column) === undefined);
  const old = Object.fromEntries(kept.map((column) => [column, before[column]]));
  const after = { ...columns, ...old };
  return withSoundSale(isBack(before, after) ? { ...after, in_stock: true } : after);
}

/** A line may change one of the prices only: they are looked at together as they will be. */
function withSoundSale(columns: FieldColumns): { columns: FieldColumns } | { problems: string[] } {
  // What variants cost has nothing to do with it.
  const problems = inColumns(saleErrors(listPriceOf({ ...columns, ...noVariants }), productText.errors.sale));
  return problems.length > 0 ? { problems } : { columns };
}

const inColumns = (errors: FieldErrors<ProductField>): string[] =>
  fieldNames().flatMap((field) => (errors[field] ? [`${columnNames[field]}: ${errors[field]}`] : []));

/** As in the form: counting pieces of a product that had run out means to sell them. */
const isBack = (before: ProductRow, after: FieldColumns): boolean =>
  before.stock_count === 0 && (after.stock_count ?? 0) > 0 && after.in_stock === before.in_stock;
