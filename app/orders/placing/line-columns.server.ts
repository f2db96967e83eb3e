import type { Selectable } from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/database/tables/tables.ts";
import { eachOf, readEach } from "#values/each-of.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { OrderLine } from "../order.ts";
import type { NewOrderLine } from "./new-order.ts";

type ItemRow = Selectable<Tables["order_items"]>;
type ColumnType = "boolean" | "integer" | "jsonb" | "numeric" | "smallint" | "text";

/** How a field of a line is written into its column, and read from it. */
interface LineColumn<Value> {
  column: keyof ItemRow;
  type: ColumnType;
  keep(value: Value): unknown;
  read(item: ItemRow): Value;
}

const plain = <Name extends keyof ItemRow>(column: Name, type: ColumnType): LineColumn<ItemRow[Name]> => ({
  column,
  type,
  keep: (value) => value,
  read: (item) => item[column],
});

const rupees = (column: "discount" | "personal_price" | "price_at_purchase"): LineColumn<Paise> => ({
  column,
  type: "numeric",
  keep: rupeesColumn,
  read: (item) => paiseFromRupees(item[column]),
});

const personalTexts = z.array(z.object({ label: z.string(), text: z.string() }));

const personal: LineColumn<OrderLine["personal"]> = {
  ...plain("personal", "jsonb"),
  read: (item) => personalTexts.parse(item.personal),
};

type LineColumns<Line> = { readonly [Field in keyof Line]: LineColumn<Line[Field]> };

/** What an order's line says: what is written, what is read and the line itself follow from this list. */
const shownColumns: LineColumns<OrderLine> = {
  id: plain("id", "text"),
  productId: plain("product_id", "text"),
  productName: plain("product_name", "text"),
  quantity: plain("quantity", "integer"),
  unitPrice: rupees("price_at_purchase"),
  discount: rupees("discount"),
  image: plain("picture_url", "text"),
  sku: plain("sku", "text"),
  artisan: plain("artisan", "text"),
  hsn: plain("hsn", "text"),
  taxRate: plain("tax_rate", "numeric"),
  leadDays: plain("lead_days", "smallint"),
  variantId: plain("variant_id", "text"),
  optionText: plain("option_text", "text"),
  personal,
  personalPrice: rupees("personal_price"),
};

/** With what only stock and returns ask of it. */
const lineColumns: LineColumns<NewOrderLine> = {
  ...shownColumns,
  stockTaken: plain("stock_taken", "integer"),
  returnable: plain("returnable", "boolean"),
};

const isField = (name: string): name is keyof NewOrderLine => Object.hasOwn(lineColumns, name);
const fields = Object.keys(lineColumns).filter(isField);
const columnOf = eachOf(lineColumns, "column");

/** The columns of a new line in SQL: those that are inserted, and with their types. */
export const lineColumnNames = fields.map((field) => columnOf[field]).join(", ");
export const lineColumnTypes = fields
  .map((field) => `${columnOf[field]} ${lineColumns[field].type}`)
  .join(", ");

/** A line as its row keeps it. */
export const lineRow = (line: NewOrderLine): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [columnOf[field], kept(line, field)]));

function kept<Field extends keyof NewOrderLine>(line: NewOrderLine, field: Field): unknown {
  const column: LineColumn<NewOrderLine[Field]> = lineColumns[field];
  return column.keep(line[field]);
}

/** A line as its row has it. */
export const lineOf = (item: ItemRow): OrderLine => readEach(shownColumns, item);
