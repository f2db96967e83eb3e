import type { Actor } from "#accounts/actor.ts";
import { orderIn, spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { withOption } from "#catalogue/options/variant.ts";
import { shippingNotesOf } from "#discounts/shipping-notes.db.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { creditNotesOf } from "#orders/invoice/credit-note.db.server.ts";
import { findInvoiceNumber } from "#orders/invoice/invoice.db.server.ts";
import { whyNoInvoice } from "#orders/invoice/may-issue.ts";
import { claimGuestOrders } from "#orders/links/claim-guest-orders.db.server.ts";
import { paidTooLate, refunded, standingOf } from "#orders/payment/payment-standing.db.server.ts";
import { isToMany } from "#orders/placing/goes-to-many.db.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import { findSeenParcels } from "#orders/seen-parcels/seen-parcels.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { MyOrder, MyOrderSummary } from "./my-order.ts";
import { reachedSteps } from "./progress.ts";

type Owner = Pick<Actor, "id">;

/** How many orders one page of the list shows. */
export const ordersPerPage = 20;
/** Beyond anybody's list, and a number that the database can count to. */
const mostPages = 1_000_000;

export interface MyOrdersPage {
  orders: MyOrderSummary[];
  page: number;
  pages: number;
}

/** The owner's orders, newest first. A page beyond the last one is the last one. */
export async function listMyOrders(db: Db, owner: Owner, askedPage: number): Promise<MyOrdersPage> {
  await claimGuestOrders(db, owner);
  let page = Math.min(Math.max(1, askedPage), mostPages);
  let rows = await rowsOf(db, owner, page);
  if (rows.length === 0 && page > 1) {
    const [newest] = await rowsOf(db, owner, 1);
    page = pagesFor(newest);
    rows = await rowsOf(db, owner, page);
  }
  const first = await spokenLines(db, rows.map(firstOf));
  return { orders: rows.map((row, at) => summaryOf(row, first[at])), page, pages: pagesFor(rows[0]) };
}

const pagesFor = (row: { all: number } | undefined): number =>
  Math.max(1, Math.ceil((row?.all ?? 0) / ordersPerPage));

/**
 * One page of the owner's orders, each with its first line, the number of its lines, and how many orders
 * there are on all pages.
 */
const rowsOf = (db: Db, { id: owner }: Owner, page: number) =>
  pageRows(db, { owner, passedOver: (page - 1) * ordersPerPage });

const pageRows = prepared((db, given: Given<{ owner: string; passedOver: number }>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom("orders")
        .select(["id", "order_id_text", "created_at", "total_amount", "status"])
        .select(["payment_method", "payment_state", paidTooLate.as("paid_too_late")])
        .select((eb) => eb.fn.countAll<number>().over().as("all"))
        .where("user_id", "=", given("owner"))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(ordersPerPage)
        .offset(given("passedOver"))
        .as("mine"),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("order_items")
          .select(["product_id", "product_name", "option_text", "picture_url"])
          .select((eb) => eb.fn.countAll<number>().over().as("line_count"))
          .whereRef("order_id", "=", "mine.id")
          .orderBy("id")
          .limit(1)
          .as("first"),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc"),
);

type PageRow = Awaited<ReturnType<typeof rowsOf>>[number];

const firstOf = (row: PageRow) => ({
  productId: row.product_id,
  productName: row.product_name ?? "",
  optionText: row.option_text,
});

const summaryOf = (row: PageRow, first = firstOf(row)): MyOrderSummary => ({
  id: row.id,
  orderNumber: row.order_id_text,
  placedAt: row.created_at,
  total: paiseFromRupees(row.total_amount),
  status: row.status,
  paymentMethod: row.payment_method,
  ...standingOf(row),
  first: { name: withOption(first.productName, first.optionText), image: row.picture_url },
  lineCount: row.line_count ?? 0,
});

/** One of the owner's orders; undefined for one that is not there and for somebody else's alike. */
export async function findMyOrder(db: Db, owner: Owner, id: string): Promise<MyOrder | undefined> {
  // A zero byte is no text for PostgreSQL, and nothing that long is an id.
  if (id.includes("\0") || id.length > 100) return undefined;
  await claimGuestOrders(db, owner);
  const row = await ownOrders(db, owner).where("id", "=", id).executeTakeFirst();
  return row && wholeOrder(db, row);
}

/** The same by the number that the order's customer knows. */
export async function findMyOrderByNumber(
  db: Db,
  owner: Owner,
  orderNumber: string,
): Promise<MyOrder | undefined> {
  await claimGuestOrders(db, owner);
  const row = await ownOrders(db, owner).where("order_id_text", "=", orderNumber).executeTakeFirst();
  return row && wholeOrder(db, row);
}

const ownOrders = (db: Db, owner: Owner) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select([paidTooLate.as("paid_too_late"), refunded.as("refunded"), isToMany.as("is_to_many")])
    .where("user_id", "=", owner.id);

const statesOf = (row: OwnRow): InvoiceStates => ({
  paymentMethod: row.payment_method,
  fulfilment: row.fulfilment_state,
  isToMany: row.is_to_many,
  ...standingOf(row),
});

type InvoiceStates = Parameters<typeof whyNoInvoice>[0];
type OwnRow = Awaited<ReturnType<ReturnType<typeof ownOrders>["executeTakeFirstOrThrow"]>>;

async function wholeOrder(db: Db, row: OwnRow): Promise<MyOrder> {
  const items = await itemsOf(db, row.id);
  const history = await db
    .selectFrom("order_history")
    .select(["status", "created_at as at"])
    .where("order_id", "=", row.id)
    .orderBy("created_at")
    .limit(200)
    .execute();
  const order = await orderIn(db, orderOf(row, items, await shippingNotesOf(db, row.id)));
  return {
    ...order,
    id: row.id,
    status: row.status,
    ...standingOf(row),
    packedAt: row.packed_at,
    version: row.version,
    paidAt: row.paid_at,
    refunded: paise(row.refunded),
    ...(await findSeenParcels(db, row, order.lines)),
    hasInvoice:
      (await findInvoiceNumber(db, row.id)) !== null || whyNoInvoice(statesOf(row), "customer") === undefined,
    creditNotes: await creditNotesOf(db, row.id),
    dues: await findDues(db, row.id),
    reached: reachedSteps(history),
  };
}
