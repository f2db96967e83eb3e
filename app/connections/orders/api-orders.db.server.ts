import { type Selectable, sql } from "kysely";
import { refunded } from "#orders/payment/payment-standing.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { AskedPage } from "../asked-page.server.ts";
import type { OrderShape } from "./order-shape.ts";

/** As JSON has it: sums are numbers of rupees. */
interface LineRow {
  product_id: string | null;
  variant_id: string | null;
  name: string;
  option: string | null;
  texts: { label: string; text: string }[];
  sku: string | null;
  quantity: number;
  price: number;
  discount: number;
}

const lines = sql<LineRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('product_id', product_id, 'variant_id', variant_id,
    'name', product_name, 'option', option_text, 'texts', personal, 'sku', sku, 'quantity', quantity,
    'price', price_at_purchase, 'discount', discount) order by id), '[]')
  from order_items where order_id = orders.id)`;

const tracking = sql<string[] | null>`(
  select array_agg(awb order by number) from shipments
  where order_id = orders.id and direction = 'out' and state <> 'cancelled' and awb is not null)`;

const invoice = sql<string | null>`(select number from invoices where order_id = orders.id)`;

const orderRows = (db: Db) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select([lines.as("lines"), tracking.as("tracking"), invoice.as("invoice"), refunded.as("refunded")]);

type Row = Awaited<ReturnType<ReturnType<typeof orderRows>["execute"]>>[number];

/** What lists ask: the newest first, of those that were placed from a moment on. */
interface AskedOrders extends AskedPage {
  placedFrom: Date | undefined;
}

/**
 * One more than requested, which shows that there are more; undefined where `after` is no order. A moment in
 * the database is finer than one here, so the order's own is read where the list goes on.
 */
export async function ordersAfter(
  db: Db,
  { limit, after, placedFrom }: AskedOrders,
): Promise<Row[] | undefined> {
  if (after !== undefined && !(await isOrder(db, after))) return undefined;
  const then = sql<Date>`(select created_at from orders where id = ${after ?? ""})`;
  return orderRows(db)
    .$if(after !== undefined, (list) =>
      list
        .where("created_at", "<=", then)
        .where((eb) => eb.or([eb("created_at", "<", then), eb("id", ">", after ?? "")])),
    )
    .$if(placedFrom !== undefined, (list) => list.where("created_at", ">=", placedFrom ?? new Date(0)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit + 1)
    .execute();
}

async function isOrder(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("orders").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

export const orderNumbered = (db: Db, number: string): Promise<Row | undefined> =>
  orderRows(db).where("order_id_text", "=", number).executeTakeFirst();

const filled = (text: string | null): string | null => text?.trim() || null;

const addressOf = (row: Selectable<Tables["orders"]>, kind: "billing" | "shipping") => ({
  name: row[`${kind}_full_name`],
  line1: row[`${kind}_address_line1`],
  line2: filled(row[`${kind}_address_line2`]),
  city: row[`${kind}_city`],
  state: row[`${kind}_state`],
  pincode: row[`${kind}_pincode`],
  country: row[`${kind}_country`],
});

export const orderShapeOf = (row: Row): OrderShape => ({
  number: row.order_id_text,
  placed_at: row.created_at.toISOString(),
  status: row.status,
  payment_method: row.payment_method,
  payment_state: row.payment_state,
  currency: "INR",
  subtotal_paise: paiseFromRupees(row.subtotal),
  discount_paise: paiseFromRupees(row.discount_total),
  shipping_paise: paiseFromRupees(row.shipping_cost),
  fees_paise: paiseFromRupees(row.fees),
  rounding_paise: paiseFromRupees(row.rounding),
  total_paise: paiseFromRupees(row.total_amount),
  refunded_paise: Number(row.refunded),
  shipping_method: row.shipping_method,
  buyer: {
    name: row.billing_full_name,
    email: filled(row.billing_email),
    phone: filled(row.billing_phone),
    company: filled(row.buyer_company),
    gstin: filled(row.buyer_gstin),
  },
  billing_address: addressOf(row, "billing"),
  shipping_address: { ...addressOf(row, "shipping"), phone: filled(row.shipping_phone) },
  is_gift: row.is_gift,
  gift_message: filled(row.gift_note),
  po_number: filled(row.po_number),
  invoice: row.invoice,
  tracking_numbers: row.tracking ?? [row.tracking_number ?? []].flat(),
  lines: row.lines.map(({ price, discount, texts, ...line }) => ({
    ...line,
    texts: texts.map(({ label, text }) => ({ label, text })),
    unit_price_paise: paiseFromRupees(price),
    discount_paise: paiseFromRupees(discount),
  })),
});
