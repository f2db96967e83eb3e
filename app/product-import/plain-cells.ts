import type { CellKind } from "#catalogue/product-field-kinds.ts";
import { fieldNames, productFields } from "#catalogue/product-fields.ts";
import { withoutUnseen } from "#values/text/name-key.ts";
import { personalColumns, variantWords } from "./choice-columns.ts";

const columnsOf = (kind: CellKind) =>
  fieldNames
    .map((field) => productFields[field])
    .flatMap(({ cell, column }) => (cell === kind ? column : []));

/** Columns of free words. */
export const wordColumns = [
  ...columnsOf("words"),
  ...(["image_alt_texts", "personal_1_label", "personal_2_label", "personal_3_label"] as const),
  ...variantWords,
];
const wholeColumns = new Set<string>([
  ...columnsOf("whole"),
  ...["exported_stock_count", "exported_in_stock", "variant_stock_count", "variant_in_stock"],
  ...["exported_variant_stock_count", "exported_variant_in_stock"],
  ...personalColumns.filter((column) => /most|required/.test(column)),
]);
const plainColumns = new Set<string>([
  ...columnsOf("plain"),
  ...wholeColumns,
  "variant_price",
  ...personalColumns.filter((column) => column.endsWith("_price")),
]);

/** A cell as its column means it. */
export function cellAsMeant(column: string, cell: string): string {
  if (!plainColumns.has(column)) return cell;
  const plain = withoutUnseen(cell).trim();
  // A spreadsheet may write “.0” after a whole number by itself.
  if (wholeColumns.has(column)) return plain.replace(/^(\d+)\.0{1,2}$/, "$1");
  // Points group an HSN code, too: only after a whole one is “.0” a spreadsheet's.
  return column === "hsn" ? plain.replace(/^(\d{4}|\d{6}|\d{8})\.0$/, "$1") : plain;
}
