import { richHtml } from "#platform/html/rich-html.server.ts";
import type { ProductTexts } from "../../product-fields.ts";
import { type ProductRow, productTexts } from "../product-columns.server.ts";

/** A product as its form shows it: with the description as in the shop, of which the editor knows all. */
export const shownTexts = (row: ProductRow): ProductTexts => ({
  ...productTexts(row),
  description: richHtml(row.description),
});
