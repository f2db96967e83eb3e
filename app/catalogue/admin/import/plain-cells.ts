import { withoutUnseen } from "#values/text/name-key.ts";

/** Columns of numbers and of words from a list, in which no sign can be meant that nobody sees. */
const plainColumns = new Set([
  ...["price", "collection", "category", "technique", "featured", "limited", "in_stock", "stock_count"],
  ...["hsn", "tax_rate", "exported_stock_count", "exported_in_stock"],
]);

/** Those of whole numbers, after which a spreadsheet may write “.0” by itself. */
const wholeColumns = new Set([
  ...["featured", "limited", "in_stock", "stock_count", "exported_stock_count", "exported_in_stock"],
]);

/** A cell as its column means it. */
export function cellAsMeant(column: string, cell: string): string {
  if (!plainColumns.has(column)) return cell;
  const plain = withoutUnseen(cell).trim();
  if (wholeColumns.has(column)) return plain.replace(/^(\d+)\.0{1,2}$/, "$1");
  // Points group an HSN code, too: only after a whole one is “.0” a spreadsheet's.
  return column === "hsn" ? plain.replace(/^(\d{4}|\d{6}|\d{8})\.0$/, "$1") : plain;
}
