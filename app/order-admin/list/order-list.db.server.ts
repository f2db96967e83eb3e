import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { type OrderQuery, type OrderTab, orderTabs } from "#orders/links/list-query.ts";
import type { FulfilmentState, PaymentState } from "#orders/order-states.ts";
import type { OrderFilter } from "#orders/order-status.ts";
import { toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { hasTroubledParcel } from "#orders/shipments/parcel-trouble.db.server.ts";
import { canBePacked, dueToSend, toPack } from "#orders/shipments/to-pack.db.server.ts";
import { lookAhead, type PageCount } from "#platform/database/count-ahead.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsOften, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import { grouped } from "#values/text/grouped.ts";
import { searchParts, wholeNumber } from "./order-search.ts";

/** Somebody who ordered, as the orders of the same e-mail say. */
export interface WhoOrdered {
  email: string;
  name: string;
  /** Among the orders that were looked through. */
  orders: number;
}

/** So many of the newest finds are looked through: a common name has thousands of orders. */
const lookedThrough = 200;

/** Who ordered of those whom a search finds, the latest first. */
export async function findWhoOrdered(db: Db, text: string, most: number): Promise<WhoOrdered[]> {
  const found = matching(db.selectFrom("orders"), { filter: "all", text })
    .select(["billing_email", "billing_full_name", "created_at"])
    .where("billing_email", "<>", "")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(lookedThrough);
  const rows = await db
    .selectFrom(found.as("found"))
    .select([
      sql<string>`lower(billing_email)`.as("email"),
      sql<string>`(array_agg(billing_full_name order by created_at desc))[1]`.as("name"),
      sql<number>`count(*)::int`.as("orders"),
    ])
    .groupBy(sql`lower(billing_email)`)
    .orderBy(sql`max(created_at)`, "desc")
    .orderBy("email")
    .limit(most)
    .execute();
  return rows;
}

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

const isOnTab: Readonly<Record<Exclude<OrderTab, "all">, ReturnType<typeof sql<SqlBool>>>> = {
  "to-confirm": toConfirm,
  "to-pack": canBePacked,
  "to-send": sql<SqlBool>`(${toPack} and orders.packed_at is not null)`,
  "on-the-way": sql<SqlBool>`orders.status = 'shipped'`,
  // Each by its own index, which an `or` would use neither of.
  trouble: sql<SqlBool>`orders.id in (
    select orders.id from orders where orders.refund_due
    union all select orders.id from orders where ${hasTroubledParcel})`,
};

/** Beyond that many is not counted. */
const mostOnTab = 1000;

export type TabCounts = Readonly<Record<OrderTab, number | string>>;

/** How many orders wait on each tab, in one statement that reads no more than it says. */
export async function countTabs(db: Db): Promise<TabCounts> {
  const counts = orderTabs.map((tab) => {
    const where = tab === "all" ? sql<SqlBool>`true` : isOnTab[tab];
    return sql`(select count(*)::int from (select from orders where ${where} limit ${mostOnTab + 1}) as seen)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const said = (at: number): number | string => {
    const count = rows[0]?.counts[at] ?? 0;
    return count > mostOnTab ? `${grouped(mostOnTab)}+` : count;
  };
  return {
    all: said(0),
    "to-confirm": said(1),
    "to-pack": said(2),
    "to-send": said(3),
    "on-the-way": said(4),
    trouble: said(5),
  };
}

type OrderSelect<O> = SelectQueryBuilder<Tables, "orders", O>;

/** The orders that a filter and a search leave. */
export function matching<O>(
  select: OrderSelect<O>,
  { tab, filter, text }: Omit<OrderQuery, "page">,
  holds = holdsWord,
): OrderSelect<O> {
  return searchParts(text).reduce(
    (rest, part) => {
      const number = wholeNumber(part);
      return number ? rest.where("order_id_text", "=", number) : rest.where(holds(part, sql`search_text`));
    },
    filtered(tab && tab !== "all" ? select.where(isOnTab[tab]) : select, filter),
  );
}

function filtered<O>(select: OrderSelect<O>, filter: OrderFilter): OrderSelect<O> {
  switch (filter) {
    case "all":
      return select;
    case "pending":
      return select.where("status", "in", ["pending", "pending_cod_confirmation"]);
    case "to-pack":
      return select.where(toPack);
    case "due-to-send":
      return select.where(dueToSend);
    case "to-confirm":
      return select.where(toConfirm);
    case "parcel-trouble":
      return select.where(hasTroubledParcel);
    case "payment-issues":
      return select.where((where) =>
        where.or([
          where("refund_due", "=", true),
          where.and([
            where("payment_method", "=", "razorpay"),
            where("payment_state", "in", ["awaiting", "failed"]),
            where("fulfilment_state", "<>", "cancelled"),
          ]),
        ]),
      );
    case "refund-due":
      return select.where("refund_due", "=", true);
    default:
      return select.where("status", "=", filter);
  }
}

/** Where these orders are, the oldest first. */
export const standingOfOrders = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["id", "order_id_text", "version", "payment_method", "payment_state", "fulfilment_state"])
    .where("id", "in", [...ids])
    .orderBy("created_at")
    .execute();
