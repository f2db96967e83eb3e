import type { ChoiceRows, VariantRow } from "#catalogue/admin/options/choices.db.server.ts";
import type { ProductRow } from "#catalogue/admin/product-columns.server.ts";
import type { ProductOption } from "#catalogue/options/variant.ts";
import { personalFieldsOf } from "#catalogue/options/variants.db.server.ts";
import { columnNames, productFields } from "#catalogue/product-fields.ts";
import type { GroupNames } from "#catalogue/steps/group-names.ts";
import type { MakingStep } from "#catalogue/steps/making-step.ts";
import { cellText } from "#platform/text/csv.server.ts";
import { textsOfRow } from "#records/fields/record-field.ts";
import { renamed } from "#values/each-of.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { personalColumns, type VariantColumn, variantColumns } from "./choice-columns.ts";
import { stepsCell } from "./import-steps.server.ts";

/** Named as the table's own, in each language the same; a field's words are in one (ADR-163). */
const columns = inEachLanguage(() => {
  const { slug, sku, hsn, taxRate, ...others } = columnNames;
  const fields = [slug, sku, ...Object.values(others), hsn, taxRate];
  const file = [
    ...fields,
    "images",
    "image_alt_texts",
    "og_image_url",
    // What a file says of the stock when it is made, so that an import knows what its owner changed.
    "exported_stock_count",
    "exported_in_stock",
    ...personalColumns,
    "making_steps",
    ...variantColumns,
  ] as const;
  return { fields, file };
});

/** What names a product stands first, what its tax goes by last. */
export const fieldColumns = () => columns.fields;

/**
 * The columns of a table file; the pictures stand one address or alt text on a line. The columns of variants
 * stand last, on lines of their own below their product's.
 */
export const csvColumns = () => columns.file;
export type CsvColumn = ReturnType<typeof csvColumns>[number];

/** A line's cells where it says something. */
export type Cells = Partial<Record<CsvColumn, string>>;

/** A product's row with the steps by which it is made, and the name of the group that makes it. */
export type ProductWithSteps = ProductRow & { steps: readonly MakingStep[]; group: string | null };

/** A product as its cells are written. */
export function cellsOf(row: ProductWithSteps): Cells {
  const texts = textsOfRow(productFields, row);
  return {
    ...renamed(texts, columnNames),
    images: row.images.join("\n"),
    image_alt_texts: row.image_alt_texts.join("\n"),
    og_image_url: row.og_image_url ?? "",
    exported_stock_count: texts.stockCount,
    exported_in_stock: texts.inStock,
    ...personalCells(row),
    making_group: row.group ?? "",
    making_steps: stepsCell(row.steps),
  };
}

function personalCells({ personal }: Pick<ProductRow, "personal">): Cells {
  const cells = personalFieldsOf(personal).flatMap(({ label, most, required, price }, place) =>
    [label, String(most), String(required), price === 0 ? "" : rupeesToType(price)].map((cell, fact) => [
      personalColumns[place * 4 + fact],
      cell,
    ]),
  );
  return Object.fromEntries(cells);
}

/** A variant as its cells are written, without what names its product. */
export function variantCellsOf(
  options: readonly ProductOption[],
  row: VariantRow,
): Partial<Record<VariantColumn, string>> {
  return {
    option_1: options[0]?.name,
    value_1: row.values[0],
    option_2: options[1]?.name,
    value_2: row.values[1],
    variant_sku: row.sku ?? "",
    variant_price: row.price === null ? "" : rupeesToType(paiseFromRupees(row.price)),
    variant_in_stock: String(row.in_stock),
    variant_stock_count: String(row.stock_count ?? ""),
    variant_picture: row.picture ?? "",
    variant_weight: row.weight ?? "",
    exported_variant_stock_count: String(row.stock_count ?? ""),
    exported_variant_in_stock: String(row.in_stock),
  };
}

/** A product's lines: its own, and one for each of its variants. */
export const productLinesOf = (
  row: ProductRow,
  choices: ChoiceRows | undefined,
  groups: GroupNames,
): Cells[] => [
  cellsOf({ ...row, steps: choices?.steps ?? [], group: groups.get(row.making_group ?? "") ?? null }),
  ...(choices?.variants ?? []).map((variant) => ({
    slug: row.slug,
    name: row.name,
    ...variantCellsOf(choices?.options ?? [], variant),
  })),
];

/**
 * Does a cell of a file say what the product says already? Spreadsheets and exports spell a formula with an
 * apostrophe.
 */
export const saysTheSame = (cell: string, own: string): boolean =>
  cell === own || cell === cellText(own) || sameLines(cell) === sameLines(own);

const sameLines = (text: string): string => text.replaceAll("\r\n", "\n");
