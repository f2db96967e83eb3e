import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { CsvCell } from "#platform/text/csv.server.ts";
import { sumOf } from "#shipping/bill.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { toConfirm } from "../../cash/to-confirm.db.server.ts";
import { orderStatusWords, paymentWords } from "../../order-status.ts";
import { refunded } from "../../payment/refunded.db.server.ts";
import { paymentName } from "../../payment-name.ts";
import { billOfRow } from "../../placing/order-rows.server.ts";
import type { OrderQuery } from "./list-query.ts";
import { matching } from "./order-list.db.server.ts";

/** Read in parts, so that the embedded database answers others in between. */
const part = 1000;

export const exportHeader = [
  "Order",
  "Placed",
  "Status",
  "Payment method",
  "Payment",
  "Paid",
  "Name",
  "Email",
  "Phone",
  "Shipping name",
  "Address",
  "City",
  "State",
  "Pincode",
  "Items",
  "Subtotal",
  "Shipping",
  "Total",
  "Refunded",
  "Shipping method",
  "Tracking number",
  "Invoice",
  "Credit notes",
  // At the end: sheets that owners keep name columns by their letters.
  "Discount",
  "Fees",
  "Company",
  "GSTIN",
  "Gift",
  "Gift message",
  "Cancelled by customer",
  "PO Number",
];

/** The ids of a list's orders, or of those of them that were chosen, newest first. */
export async function ordersToExport(
  db: Kysely<Tables>,
  query: Omit<OrderQuery, "page">,
  chosen?: readonly string[],
): Promise<string[]> {
  const found = await matching(db.selectFrom("orders"), query)
    .select("id")
    .$if(chosen !== undefined, (select) => select.where(sql<boolean>`id = any(${chosen}::text[])`))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return found.map(({ id }) => id);
}

/** The orders with these ids, part by part, so that a long list never stands in memory. */
export async function* ordersInParts(db: Kysely<Tables>, ids: readonly string[]) {
  for (let begin = 0; begin < ids.length; begin += part) yield readOrders(db, ids.slice(begin, begin + part));
}

type Row = Awaited<ReturnType<typeof readOrders>>[number];

const readOrders = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select([
      sql<string>`(
        select string_agg(quantity || ' × ' || concat_ws(', ', product_name, option_text,
          (select string_agg((text ->> 'label') || ': ' || (text ->> 'text'), ', ' order by place)
            from jsonb_array_elements(personal) with ordinality as texts (text, place)))
          || coalesce(' (' || sku || ')', ''), '; ' order by id)
        from order_items where order_id = orders.id)`.as("items"),
      sql<string | null>`(select number from invoices where order_id = orders.id)`.as("invoice"),
      sql<string | null>`(
        select string_agg(number, '; ' order by id) from credit_notes where order_id = orders.id)`.as(
        "creditNotes",
      ),
      toConfirm.as("is_to_confirm"),
      refunded.as("refunded"),
      sql<string | null>`coalesce((
        select string_agg(awb, '; ' order by number) from shipments
        where order_id = orders.id and direction = 'out' and state <> 'cancelled'), tracking_number)`.as(
        "tracking",
      ),
    ])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** An order as a row of a spreadsheet, in the words of its page. Amounts are numbers of rupees. */
export function exportedCells(row: Row): CsvCell[] {
  const bill = billOfRow(row);
  return [
    row.order_id_text,
    row.created_at,
    orderStatusWords(row.status, Boolean(row.is_to_confirm)),
    paymentName({ paymentMethod: row.payment_method, paymentWays: row.payment_ways }),
    paymentWords({ paymentMethod: row.payment_method, paymentState: row.payment_state, status: row.status }),
    row.paid_at ?? row.cod_collected_at,
    row.billing_full_name,
    row.billing_email,
    row.billing_phone,
    row.shipping_full_name,
    [row.shipping_address_line1, row.shipping_address_line2].filter(Boolean).join(", "),
    row.shipping_city,
    row.shipping_state,
    row.shipping_pincode,
    row.items,
    bill.subtotal / 100,
    bill.shippingCost / 100,
    bill.total / 100,
    row.refunded / 100,
    shippingNames[row.shipping_method],
    row.tracking,
    row.invoice,
    row.creditNotes,
    sumOf(bill, "discount") / 100,
    sumOf(bill, "fee") / 100,
    row.buyer_company,
    row.buyer_gstin,
    row.is_gift ? "Yes" : null,
    row.gift_note,
    row.cancelled_by === "shopper" ? (row.cancel_reason ?? "Yes") : null,
    row.po_number,
  ];
}
