import { richHtml } from "#platform/html/rich-html.server.ts";
import type { ProductTexts } from "../../product-fields.ts";
import { type ProductRow, productTexts } from "../product-columns.server.ts";

/** A product as its form shows it: the description as the shop does, for the editor drops what it doesn't know. */
export const shownTexts = (row: ProductRow): ProductTexts => ({
  ...productTexts(row),
  description: richHtml(row.description),
});
