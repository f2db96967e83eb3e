import { type Selectable, sql } from "kysely";
import { shippingNotesOf } from "#discounts/shipping-notes.db.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { paidFromAbroad, paidTooLate, toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { isToMany } from "#orders/placing/goes-to-many.db.server.ts";
import { lineOf } from "#orders/placing/line-columns.server.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import { trackingIn } from "#orders/shipments/hand-parcel.server.ts";
import { hasParcelBack } from "#orders/shipments/parcel-trouble.db.server.ts";
import { findShipments, parcelOfOrder, parcelsElsewhere } from "#orders/shipments/shipment.db.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { canBePacked } from "#orders/shipments/to-pack.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { findParcelRecipient } from "#recipients/recipients.db.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { AdminOrder, HistoryEntry, NextOrder } from "./admin-order.ts";
import { homesOf } from "./homes/homes-summary.db.server.ts";
import { orderToHome } from "./homes/to-home.ts";
import { whoText } from "./order-admin.text.ts";

type Step = NextOrder["step"];

const waiting: Readonly<Record<Step, typeof canBePacked>> = {
  "to-confirm": toConfirm,
  "coming-back": hasParcelBack,
  "to-pack": canBePacked,
};

/** How far it is counted. */
const most = 100;

/** The order that follows this one in such a list, or its first; null where no other waits. */
export async function nextOrder(
  db: Db,
  step: Step,
  { id, placedAt }: { id: string; placedAt: Date },
): Promise<NextOrder | null> {
  const others = db.selectFrom("orders").where(waiting[step]).where("id", "<>", id);
  const first = (from: typeof others) =>
    from
      .select(["id", "order_id_text as orderNumber", "billing_full_name as buyer"])
      .orderBy(sql`created_at desc, id`)
      .limit(1)
      .executeTakeFirst();
  const next = (await first(others.where("created_at", "<=", placedAt))) ?? (await first(others));
  if (!next) return null;
  const { count } = await db
    .selectFrom(db.selectFrom("orders").select("id").where(waiting[step]).limit(most).as("all"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { ...next, step, left: Number(count) };
}

/** An order with its lines, for an admin. The route's guard and `adminOf` see to who asks. */
export async function findAdminOrder(db: Db, id: string): Promise<AdminOrder | undefined> {
  if (!isOrderId(id)) return undefined;
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .select([paidTooLate.as("paid_too_late"), paidFromAbroad.as("paid_from_abroad")])
    .select(isToMany.as("is_to_many"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const items = await itemsOf(db, id);
  const parcels = row.is_to_many ? await parcelsElsewhere(db, id) : await findShipments(db, id);
  const homes = row.is_to_many ? await homesOf(db, id) : null;
  const dues = await findDues(db, id);
  return { ...adminOrder(row, items, parcels), homes, dues, shippingNotes: await shippingNotesOf(db, id) };
}

/**
 * One parcel of an order, and the order as that parcel needs it: one that goes to a home has its address
 * there. Undefined where the order has none of this id or number.
 */
export async function findOrderParcel(
  db: Db,
  orderId: string,
  which: { id: string } | { number: number },
): Promise<{ order: AdminOrder; parcel: Shipment } | undefined> {
  const order = await findAdminOrder(db, orderId);
  const parcel = order && (await parcelOfOrder(db, order.id, which));
  if (!order || !parcel) return undefined;
  const home = parcel.recipientId === null ? undefined : await findParcelRecipient(db, parcel.recipientId);
  return { order: home ? orderToHome(order, home) : order, parcel };
}

function adminOrder(
  row: Selectable<Tables["orders"]> & { paid_too_late: boolean; paid_from_abroad: boolean },
  items: readonly Selectable<Tables["order_items"]>[],
  parcels: readonly Shipment[],
): Omit<AdminOrder, "dues" | "homes"> {
  return {
    ...orderOf(row, items),
    lines: items.map((item) => ({ ...lineOf(item), unmade: item.unmade })),
    id: row.id,
    version: row.version,
    isGuest: row.user_id === null,
    paymentState: row.payment_state,
    fulfilment: row.fulfilment_state,
    paymentReason: row.payment_reason,
    paidAt: row.paid_at,
    codCollectedAt: row.cod_collected_at,
    cashReturned: paiseFromRupees(row.cash_returned),
    refundDue: row.refund_due,
    paidTooLate: row.paid_too_late,
    isPaidFromAbroad: row.paid_from_abroad,
    razorpayOrderId: row.razorpay_order_id,
    razorpayPaymentId: row.razorpay_payment_id,
    ...trackingIn(row, parcels),
    parcels,
    internalNote: row.internal_note,
    packedAt: row.packed_at,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
    buyerGstin: row.buyer_gstin,
    shippingStateCode: row.shipping_state_code,
    supplyRule: row.supply_rule,
    mayLeaveUnpaid: row.may_leave_unpaid,
    confirmedHow: row.cod_confirm_how,
  };
}

/** What happened to an order, newest first. */
export async function historyOf(db: Db, id: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("order_history")
    .leftJoin("profiles", "profiles.id", "order_history.actor_id")
    .select([
      "order_history.id",
      "order_history.created_at as at",
      "order_history.status",
      "order_history.actor_kind as kind",
      "order_history.note",
      "profiles.full_name as name",
    ])
    .where("order_history.order_id", "=", id)
    .orderBy("order_history.created_at", "desc")
    .orderBy("order_history.id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ kind, name, ...entry }) => ({ ...entry, who: whoDidIt(kind, name) }));
}

function whoDidIt(kind: "shopper" | "admin" | "system", name: string | null): string {
  switch (kind) {
    case "system":
      return whoText.shop;
    case "admin":
      return name || whoText.former;
    case "shopper":
      return name ? whoText.customer(name) : whoText.guest;
  }
}

/** A return of an order, as the order's page names it. */
export interface OrderReturn {
  id: string;
  number: string;
  state: Selectable<Tables["return_requests"]>["state"];
  requestedAt: Date;
}

/** The returns of an order, newest first. */
export const orderReturns = (db: Db, orderId: string): Promise<OrderReturn[]> =>
  db
    .selectFrom("return_requests")
    .select(["id", "number", "state", "requested_at as requestedAt"])
    .where("order_id", "=", orderId)
    .orderBy("requested_at", "desc")
    .execute();
