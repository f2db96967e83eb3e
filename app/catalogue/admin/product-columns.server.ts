import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { richHtml } from "#platform/html/rich-html.server.ts";
import type { RecordServices, Services } from "#platform/services.server.ts";
import { renamed } from "#values/each-of.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { momentToType } from "#values/time/typed-moment.ts";
import {
  columnNames,
  emptyTexts,
  fieldNames,
  type ProductInput,
  type ProductTexts,
  productFields,
} from "../product-fields.ts";

/** What keeps products with their pictures. */
export type ProductServices = RecordServices & Pick<Services, "config">;

export type ProductRow = Selectable<Tables["products"]>;

type FieldColumn = (typeof columnNames)[keyof typeof columnNames];

export function productTexts(row: Pick<ProductRow, FieldColumn>): ProductTexts {
  const texts = fieldNames.map((field) => [field, textOf(row[columnNames[field]], productFields[field])]);
  return { ...emptyTexts, ...Object.fromEntries(texts) };
}

const textOf = (value: ProductRow[FieldColumn], field: object): string =>
  value instanceof Date
    ? momentToType(value, "edge" in field && field.edge === "end" ? "end" : "start")
    : String(value ?? "");

/** What is written of an owner's words. The maker's name and the pictures are the caller's. */
export const productColumns = (input: ProductInput) =>
  renamed(
    {
      ...input,
      price: rupeesColumn(input.price),
      salePrice: input.salePrice && rupeesColumn(input.salePrice),
      description: richHtml(input.description),
      // A single lead is the shorter and the longer one.
      leadDaysFrom: input.leadDaysFrom ?? input.leadDaysTo,
    },
    columnNames,
  );
