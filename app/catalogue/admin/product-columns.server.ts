import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { RecordServices, Services } from "#platform/services.server.ts";
import { columnsOf } from "#records/fields/record-field.ts";
import { richHtml } from "#rich-html/rich-html.server.ts";
import { type ProductInput, productFields } from "../product-fields.ts";

/** The services that saving products with their pictures needs. */
export type ProductServices = RecordServices & Pick<Services, "config">;

export type ProductRow = Selectable<Tables["products"]>;

/** The columns of the form's own values. The maker's name and the pictures are the caller's. */
export const productColumns = (input: ProductInput) => ({
  ...columnsOf(productFields, input),
  description: richHtml(input.description),
  // A single lead is the shorter and the longer one.
  lead_days_from: input.leadDaysFrom ?? input.leadDaysTo,
});
