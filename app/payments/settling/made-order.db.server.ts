import { type PayInstead, payInsteadSchema } from "#orders/cash/pay-instead.ts";
import type { Db } from "#platform/database/db.ts";

/** An order at the provider, as it was made. */
export interface MadeOrder {
  /** Of the shop's order that it is for. */
  orderId: string;
  amount: number;
  currency: string;
  /** Of a cash order: how its bill changes once this is paid. */
  instead: PayInstead | null;
  /** The part of the order that it is to pay; null where that is all of it. */
  dueId: string | null;
}

/** What is known of an order at the provider; undefined of another shop's. */
export async function findMadeOrder(db: Db, providerOrderId: string): Promise<MadeOrder | undefined> {
  const row = await db
    .selectFrom("payment_orders")
    .select(["order_id", "amount_paise", "currency", "instead_of_cash", "due_id"])
    .where("razorpay_order_id", "=", providerOrderId)
    .executeTakeFirst();
  return (
    row && {
      orderId: row.order_id,
      amount: row.amount_paise,
      currency: row.currency,
      instead: payInsteadSchema.nullable().parse(row.instead_of_cash),
      dueId: row.due_id,
    }
  );
}

/** The one at the provider that an order can be paid by; null where none is made yet. */
export async function liveProviderOrder(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("payment_orders")
    .select("razorpay_order_id")
    .where("order_id", "=", orderId)
    .where("state", "=", "live")
    .executeTakeFirst();
  return row?.razorpay_order_id ?? null;
}
