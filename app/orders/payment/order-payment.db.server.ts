import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import { findDues } from "../dues/dues.db.server.ts";
import type { Due } from "../dues/dues.ts";
import { type Author, addHistory, wasAt } from "../history/order-history.db.server.ts";
import { lockOrder, type OrderRow } from "../lock-order.db.server.ts";
import { noteOrderEvent } from "../note-order-event.db.server.ts";
import {
  type FulfilmentState,
  isPaymentFailure,
  type OrderStatus,
  type PaymentFailure,
  type PaymentState,
  statusOf,
} from "../order-states.ts";

/**
 * Of a row of `orders`: did it come from the hosted platform paid by card, while nothing is written of its
 * payment here? Of that no more is known than its id.
 */
export const hasLoadedPayment = sql<boolean>`(orders.payment_method = 'razorpay' and orders.payment_state = 'captured'
  and orders.razorpay_order_id is not null and orders.razorpay_payment_id is not null
  and not exists (
    select from payments where payments.outcome <> 'none'
      and (payments.order_id = orders.id or payments.razorpay_payment_id = orders.razorpay_payment_id)))`;

export const findLoaded = (db: Db, by: "id" | "razorpay_payment_id", id: string) =>
  db
    .selectFrom("orders")
    .select(["id", "razorpay_payment_id"])
    .where(`orders.${by}`, "=", id)
    .where(hasLoadedPayment)
    .executeTakeFirst();

/** What of an order its payment can change, and what decides whether it may. */
export interface OrderPayment {
  id: string;
  orderNumber: string;
  userId: string | null;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  /** An admin has taken it in hand, whatever its payment. */
  isConfirmed: boolean;
  failure: PaymentFailure | undefined;
  total: Paise;
  currency: string;
  refundDue: boolean;
  providerOrderId: string | null;
  paymentId: string | null;
  placedAt: Date;
  /** The day by which it leaves, where something of it is made first. */
  readyBy: string | null;
  /** The owner promised that day by hand. */
  isDayByHand: boolean;
  stockHeldUntil: Date | null;
  /** When it took its pieces for the second time, which it does once. */
  stockHeldAgainAt: Date | null;
  buyer: { name: string; email: string };
  /** What of what came by hand went back. */
  givenBack: Paise;
  /** The parts in which it is paid; none of an order that is paid at once. */
  dues: readonly Due[];
}

export interface PaymentChange {
  paymentState?: PaymentState;
  fulfilment?: FulfilmentState;
  failure?: PaymentFailure;
  /** What the provider answered, for those who look into it. */
  reason?: string | null;
  paidAt?: Date;
  refundDue?: boolean;
  providerOrderId?: string;
  paymentId?: string;
  stockHeldUntil?: Date | null;
  stockHeldAgainAt?: Date;
  readyBy?: string;
}

/** The payment of the order with this id or order number. Callers prove first that the visitor may know. */
export async function findOrderPayment(db: Db, ref: string): Promise<OrderPayment | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where((where) => where.or([where("id", "=", ref), where("order_id_text", "=", ref)]))
    .executeTakeFirst();
  return row && factsOf(row, await findDues(db, row.id));
}

/**
 * The same, with the order locked until the transaction ends: every change of an order's payment holds this
 * lock.
 */
export async function lockOrderPayment(trx: Trx, id: string): Promise<OrderPayment | undefined> {
  const row = await lockOrder(trx, id);
  // Read once it is locked: what somebody else paid meanwhile counts.
  return row && factsOf(row, await findDues(trx, id));
}

function factsOf(row: OrderRow, dues: readonly Due[]): OrderPayment {
  return {
    id: row.id,
    orderNumber: row.order_id_text,
    userId: row.user_id,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentState: row.payment_state,
    fulfilment: row.fulfilment_state,
    isConfirmed: row.confirmed_at !== null,
    failure: isPaymentFailure(row.status) ? row.status : undefined,
    total: paiseFromRupees(row.total_amount),
    currency: row.currency,
    refundDue: row.refund_due,
    providerOrderId: row.razorpay_order_id,
    paymentId: row.razorpay_payment_id,
    placedAt: row.created_at,
    readyBy: row.ready_by,
    isDayByHand: row.ready_by_set_at !== null,
    stockHeldUntil: row.stock_held_until,
    stockHeldAgainAt: row.stock_held_again_at,
    buyer: { name: row.billing_full_name, email: row.billing_email },
    givenBack: paiseFromRupees(row.cash_returned),
    dues,
  };
}

interface Told {
  by: Author;
  note?: string;
  /**
   * A status that the history has already is no news: a page or the provider may report it again and again.
   */
  once?: boolean;
}

/**
 * Changes the payment of a locked order. The status follows from them, and a new status or a note enters
 * the history. Returns the order's status.
 */
export async function changeOrderPayment(
  trx: Trx,
  facts: OrderPayment,
  change: PaymentChange,
  { by, note, once = false }: Told,
): Promise<OrderStatus> {
  const status = statusOf({ ...facts, ...change });
  await trx
    .updateTable("orders")
    .set({
      status,
      payment_state: change.paymentState,
      fulfilment_state: change.fulfilment,
      payment_reason: change.reason,
      paid_at: change.paidAt,
      refund_due: change.refundDue,
      razorpay_order_id: change.providerOrderId,
      razorpay_payment_id: change.paymentId,
      stock_held_until: change.stockHeldUntil,
      stock_held_again_at: change.stockHeldAgainAt,
      ready_by: change.readyBy,
      version: sql`version + 1`,
    })
    .where("id", "=", facts.id)
    .execute();
  const isNews = status !== facts.status && !(once && (await wasAt(trx, facts.id, status)));
  if (isNews || note) {
    await addHistory(trx, { orderId: facts.id, status, by, note });
  }
  if (change.paymentState === "captured" && facts.paymentState !== "captured")
    await noteOrderEvent(trx, facts.id, "order.paid");
  return status;
}

/** Unpaid orders whose hold on counted stock is over. */
export async function ordersWithEndedHold(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("stock_held_until", "<=", now)
    .where("payment_state", "in", ["awaiting", "failed"])
    .orderBy("stock_held_until")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
