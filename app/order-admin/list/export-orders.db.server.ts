import { sql } from "kysely";
import type { OrderQuery } from "#orders/links/list-query.ts";
import { orderStatusWords, paymentWords } from "#orders/order-status.ts";
import { refunded, toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { paymentName } from "#orders/payment-name.ts";
import { billOfRow } from "#orders/placing/order-rows.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { FileColumns } from "#records/page/records-file.server.ts";
import { sumOf } from "#shipping/bill.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { inParts } from "#values/in-parts.ts";
import { matching } from "./order-conditions.db.server.ts";

/** Read in parts, so that the embedded database answers others in between. */
const part = 1000;

type ListQuery = Omit<OrderQuery, "page">;

/** What is exported: how many orders, and their ids part by part, newest first. */
interface ToExport {
  count: number;
  parts: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

/** A list's orders, or those of them that were chosen. */
export async function ordersToExport(
  db: Db,
  query: ListQuery,
  chosen?: readonly string[],
): Promise<ToExport> {
  if (chosen === undefined && query.text === "")
    return { count: await countOf(db, query), parts: alongOrder(db, query) };
  const found = await newestFirst(db, query)
    .$if(chosen !== undefined, (select) => select.where(sql<boolean>`id = any(${chosen}::text[])`))
    .execute();
  const ids = found.map(({ id }) => id);
  return { count: ids.length, parts: inParts(ids, part) };
}

const newestFirst = (db: Db, query: ListQuery) =>
  matching(db.selectFrom("orders"), query)
    // As the database writes the moment: it is finer than a Date, and the next part goes on from it.
    .select(["id", sql<string>`created_at::text`.as("at")])
    .orderBy("created_at", "desc")
    .orderBy("id");

async function countOf(db: Db, query: ListQuery): Promise<number> {
  const { n } = await matching(
    db.selectFrom("orders").select((select) => select.fn.countAll<number>().as("n")),
    query,
  ).executeTakeFirstOrThrow();
  return Number(n);
}

/** Even the ids of a list of millions never stand in memory. A search would be made anew for each part. */
async function* alongOrder(db: Db, query: ListQuery): AsyncGenerator<readonly string[]> {
  let found = await newestFirst(db, query).limit(part).execute();
  for (let last = found.at(-1); last; last = found.at(-1)) {
    yield found.map(({ id }) => id);
    found = await newestFirst(db, query).where(isBehind(last)).limit(part).execute();
  }
}

const isBehind = ({ at, id }: { at: string; id: string }) =>
  sql<boolean>`(created_at <= ${at}::timestamptz and (created_at < ${at}::timestamptz or id > ${id}))`;

/** The orders with these ids, part by part, so that a long list never stands in memory. */
export async function* ordersInParts(db: Db, parts: ToExport["parts"]) {
  for await (const ids of parts) {
    const rows = await readOrders(db, ids);
    yield rows.map((row) => ({ ...row, bill: billOfRow(row) }));
  }
}

type Row = Awaited<ReturnType<typeof readOrders>>[number] & { bill: ReturnType<typeof billOfRow> };

const readOrders = (db: Db, ids: readonly string[]) =>
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

/** An order's columns of a spreadsheet, in the words of its page. Amounts are numbers of rupees. */
export const orderColumns: FileColumns<Row> = [
  ["Order", (row) => row.order_id_text],
  ["Placed", (row) => row.created_at],
  ["Status", (row) => orderStatusWords(row.status, Boolean(row.is_to_confirm))],
  [
    "Payment method",
    (row) => paymentName({ paymentMethod: row.payment_method, paymentWays: row.payment_ways }),
  ],
  [
    "Payment",
    (row) =>
      paymentWords({
        paymentMethod: row.payment_method,
        paymentState: row.payment_state,
        status: row.status,
      }),
  ],
  ["Paid", (row) => row.paid_at ?? row.cod_collected_at],
  ["Name", (row) => row.billing_full_name],
  ["Email", (row) => row.billing_email],
  ["Phone", (row) => row.billing_phone],
  ["Shipping name", (row) => row.shipping_full_name],
  ["Address", (row) => [row.shipping_address_line1, row.shipping_address_line2].filter(Boolean).join(", ")],
  ["City", (row) => row.shipping_city],
  ["State", (row) => row.shipping_state],
  ["Pincode", (row) => row.shipping_pincode],
  ["Items", (row) => row.items],
  ["Subtotal", ({ bill }) => bill.subtotal / 100],
  ["Shipping", ({ bill }) => bill.shippingCost / 100],
  ["Total", ({ bill }) => bill.total / 100],
  ["Refunded", (row) => row.refunded / 100],
  ["Shipping method", (row) => shippingNames[row.shipping_method]],
  ["Tracking number", (row) => row.tracking],
  ["Invoice", (row) => row.invoice],
  ["Credit notes", (row) => row.creditNotes],
  // At the end: sheets that owners keep name columns by their letters.
  ["Discount", ({ bill }) => sumOf(bill, "discount") / 100],
  ["Fees", ({ bill }) => sumOf(bill, "fee") / 100],
  ["Company", (row) => row.buyer_company],
  ["GSTIN", (row) => row.buyer_gstin],
  ["Gift", (row) => (row.is_gift ? "Yes" : null)],
  ["Gift message", (row) => row.gift_note],
  ["Cancelled by customer", (row) => (row.cancelled_by === "shopper" ? (row.cancel_reason ?? "Yes") : null)],
  ["PO Number", (row) => row.po_number],
  ["Rounding", ({ bill }) => sumOf(bill, "rounding") / 100],
  ["Billing country", (row) => row.billing_country],
  ["Receiver's phone", (row) => row.shipping_phone],
];
