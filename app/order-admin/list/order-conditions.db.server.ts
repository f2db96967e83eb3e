import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { OrderQuery, OrderTab } from "#orders/links/list-query.ts";
import type { OrderFilter } from "#orders/order-status.ts";
import { cashDueWhile, hasRefundGoingOut, toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { hasTroubledParcel } from "#orders/shipments/parcel-trouble.db.server.ts";
import { canBePacked, dueToSend, toPack } from "#orders/shipments/to-pack.db.server.ts";
import { holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { hasPaymentToLookFor } from "#transfers/upi-claims.db.server.ts";
import { isWholePhone, searchParts, wholeNumber } from "./order-search.ts";

/** Which orders wait on each tab (ADMIN-64). */
export const isOnTab: Readonly<Record<Exclude<OrderTab, "all">, ReturnType<typeof sql<SqlBool>>>> = {
  "to-confirm": toConfirm,
  "to-pack": canBePacked,
  "to-send": sql<SqlBool>`(${toPack} and orders.packed_at is not null)`,
  "on-the-way": sql<SqlBool>`orders.status = 'shipped'`,
  // Each by its own index, which an `or` would use neither of.
  trouble: sql<SqlBool>`orders.id in (
    select orders.id from orders where orders.refund_due
    union all select orders.id from orders where ${hasTroubledParcel})`,
};

type OrderSelect<O> = SelectQueryBuilder<Tables, "orders", O>;

/** A courier asks by the receiver's number, which is another index's than what the buyer is found by. */
const heldOrCalled = (held: Expression<SqlBool>, phone: string) => sql<SqlBool>`orders.id in (
  select orders.id from orders where ${held}
  union all select orders.id from orders
  where shipping_phone is not null and plain_phones(shipping_phone) && array[${phone}::text])`;

/** The orders that a filter and a search leave. */
export function matching<O>(
  select: OrderSelect<O>,
  { tab, filter, text }: Omit<OrderQuery, "page">,
  holds = holdsWord,
): OrderSelect<O> {
  return searchParts(text).reduce(
    (rest, part) => {
      const number = wholeNumber(part);
      if (number) return rest.where("order_id_text", "=", number);
      const held = holds(part, sql`search_text`);
      return rest.where(isWholePhone(part) ? heldOrCalled(held, part) : held);
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
    case "payments-to-look-for":
      return select.where(hasPaymentToLookFor);
    case "refund-due":
      return select.where("refund_due", "=", true);
    case "refunds-going-out":
      return select.where(hasRefundGoingOut);
    case "cash-with-couriers":
      return select.where(cashDueWhile("shipped"));
    case "cash-not-noted":
      return select.where(cashDueWhile("delivered"));
    default:
      return select.where("status", "=", filter);
  }
}
