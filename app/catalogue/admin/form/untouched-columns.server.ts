import { textsOfRow } from "#records/fields/record-field.ts";
import { keptAlts, untouchedColumns } from "#records/untouched-columns.ts";
import { richHtml } from "#rich-html/rich-html.server.ts";
import { isAsShown } from "#values/text/untouched.ts";
import { columnNames, type ProductTexts, productFields } from "../../product-fields.ts";
import type { ProductRow } from "../product-columns.server.ts";
import type { Columns } from "./write-product.db.server.ts";

/** The form of a saved product changes only the fields that its owner changed (PRODUCT-33). */
export function changedOfProduct(
  before: ProductRow | undefined,
  after: Columns,
  sent: ProductTexts | undefined,
): Columns {
  if (!before || !sent) return after;
  const shown = shownTexts(before);
  const kept = untouchedColumns(columnNames, { shown, sent }, before);
  // A single lead is both (PRODUCT-27): the shorter one goes with the longer.
  if (!isAsShown(shown.leadDaysTo, sent.leadDaysTo)) delete kept.lead_days_from;
  const maker = isAsShown(shown.artisan, sent.artisan) ? { artisan_id: before.artisan_id } : {};
  const pictures = (row: Columns) => ({ urls: row.images, alts: row.image_alt_texts });
  return { ...after, ...kept, ...maker, image_alt_texts: keptAlts(pictures(before), pictures(after)) };
}

/**
 * A product as its form shows it: with the description sanitised as in the shop, which the editor can show in
 * full.
 */
export const shownTexts = (row: ProductRow): ProductTexts => ({
  ...textsOfRow(productFields, row),
  description: richHtml(row.description),
});
