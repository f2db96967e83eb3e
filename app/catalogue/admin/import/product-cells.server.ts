import { cellText } from "#platform/text/csv.server.ts";
import { renamed } from "#values/each-of.ts";
import { columnNames } from "../../product-fields.ts";
import { type ProductRow, productTexts } from "../product-columns.server.ts";

const { slug, sku, hsn, taxRate, ...others } = columnNames;

/** What names a product stands first, what its tax goes by last. */
export const fieldColumns = [slug, sku, ...Object.values(others), hsn, taxRate];

/**
 * The columns of a table file, named as the table's own; the pictures stand last, one address or alt text on
 * a line.
 */
export const csvColumns = [
  ...fieldColumns,
  "images",
  "image_alt_texts",
  "og_image_url",
  // What a file says of the stock when it is made, so that an import knows what its owner changed.
  "exported_stock_count",
  "exported_in_stock",
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** A product as its cells are written. */
export function cellsOf(row: ProductRow): Record<CsvColumn, string> {
  const texts = productTexts(row);
  return {
    ...renamed(texts, columnNames),
    images: row.images.join("\n"),
    image_alt_texts: row.image_alt_texts.join("\n"),
    og_image_url: row.og_image_url ?? "",
    exported_stock_count: texts.stockCount,
    exported_in_stock: texts.inStock,
  };
}

/**
 * Does a cell of a file say what the product says already? Spreadsheets and exports spell a formula with an
 * apostrophe.
 */
export const saysTheSame = (cell: string, own: string): boolean =>
  cell === own || cell === cellText(own) || sameLines(cell) === sameLines(own);

const sameLines = (text: string): string => text.replaceAll("\r\n", "\n");
