import { sql } from "kysely";
import type { OrderQuery } from "#orders/links/list-query.ts";
import type { FulfilmentState, PaymentState } from "#orders/order-states.ts";
import type { OrderFilter } from "#orders/order-status.ts";
import { toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { hasTroubledParcel } from "#orders/shipments/parcel-trouble.db.server.ts";
import { canBePacked, isBeingMade } from "#orders/shipments/to-pack.db.server.ts";
import { lookAhead, type PageCount } from "#platform/database/count-ahead.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsOften, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import { matching } from "./order-conditions.db.server.ts";

/** An order as a line of the admin's list. */
export interface ListedOrder {
  id: string;
  orderNumber: string;
  placedAt: Date;
  customer: string;
  /** Where it goes. */
  town: string;
  pieces: number;
  total: Paise;
  status: string;
  fulfilment: FulfilmentState;
  isPacked: boolean;
  /** Pieces of it are still to be made. */
  isBeingMade: boolean;
  /** A parcel of it needs the owner. */
  isTroubled: boolean;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  refundDue: boolean;
  /** Does it wait for its buyer's word (CASH-30)? */
  isToConfirm: boolean;
  /** The day by which it is to be sent, where that was promised. */
  readyBy: string | null;
}

/**
 * A page of the orders, newest first, and how many there are, counted to some way beyond it; the last page
 * for one beyond it. Its orders are found by their ids first, which an index knows, so that those before them
 * are not read.
 */
export async function listOrders(db: Db, query: OrderQuery): Promise<{ orders: ListedOrder[] } & PageCount> {
  const found = (holds: typeof holdsWord) =>
    matching(db.selectFrom("orders"), query, holds)
      .select(["id", "created_at"])
      .$if(query.filter === "due-to-send", (due) => due.select("ready_by"))
      .$if(query.filter === "to-pack", (packed) =>
        packed.select([toConfirm.as("is_to_confirm"), canBePacked.as("can_be_packed")]),
      );
  const order = orderOf(query);
  const size = pageSizeOf(query);
  const { ids, ...count } = await lookAhead(db, found(holdsWord), {
    page: query.page,
    size,
    search: query.text,
    order,
  });
  const onPage = db
    .selectFrom(found(holdsOften).as("found"))
    .select("id")
    .orderBy(order)
    .limit(size)
    .offset((count.page - 1) * size);
  const rows = await db
    .selectFrom("orders")
    .where(sql<boolean>`id = any(${ids ? sql`${ids}::text[]` : sql`array${onPage}`})`)
    .select([
      "id",
      "order_id_text",
      "created_at",
      "billing_full_name",
      "shipping_city",
      sql<number>`coalesce((select sum(quantity) from order_items where order_id = orders.id), 0)::int`.as(
        "pieces",
      ),
      "total_amount",
      "status",
      "fulfilment_state",
      "packed_at",
      hasTroubledParcel.as("is_troubled"),
      "payment_method",
      "payment_state",
      "refund_due",
      "ready_by",
      toConfirm.as("is_to_confirm"),
      canBePacked.as("can_be_packed"),
      isBeingMade.as("is_being_made"),
    ])
    .orderBy(order)
    .execute();
  const orders = rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_id_text,
    placedAt: row.created_at,
    customer: row.billing_full_name,
    town: row.shipping_city,
    pieces: row.pieces,
    total: paiseFromRupees(row.total_amount),
    status: row.status,
    fulfilment: row.fulfilment_state,
    isPacked: row.packed_at !== null,
    isBeingMade: Boolean(row.is_being_made),
    isTroubled: Boolean(row.is_troubled),
    paymentMethod: row.payment_method,
    paymentState: row.payment_state,
    refundDue: row.refund_due,
    isToConfirm: Boolean(row.is_to_confirm),
    readyBy: row.ready_by,
  }));
  return { orders, ...count };
}

const newestFirst = sql`created_at desc, id`;

const orders: Partial<Record<OrderFilter, typeof newestFirst>> = {
  /** What is due first stands in front. */
  "due-to-send": sql`ready_by, created_at, id`,
  /** What can be packed, then what is packed, then what waits for its buyer's word. */
  "to-pack": sql`can_be_packed desc, is_to_confirm, created_at desc, id`,
};

const orderOf = ({ filter }: OrderQuery) => orders[filter] ?? newestFirst;

/** Where these orders are, the oldest first. */
export const standingOfOrders = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["id", "order_id_text", "version", "payment_method", "payment_state", "fulfilment_state"])
    .where("id", "in", [...ids])
    .orderBy("created_at")
    .execute();
