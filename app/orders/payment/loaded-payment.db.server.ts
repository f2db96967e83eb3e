import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Of a row of `orders`: did it come from the hosted platform paid by card, while nothing is written of its
 * payment here? Of that no more is known than its id.
 */
export const hasLoadedPayment = sql<boolean>`(orders.payment_method = 'razorpay' and orders.payment_state = 'captured'
  and orders.razorpay_order_id is not null and orders.razorpay_payment_id is not null
  and not exists (
    select from payments where payments.outcome <> 'none'
      and (payments.order_id = orders.id or payments.razorpay_payment_id = orders.razorpay_payment_id)))`;

export const findLoaded = (db: Kysely<Tables>, by: "id" | "razorpay_payment_id", id: string) =>
  db
    .selectFrom("orders")
    .select(["id", "razorpay_payment_id"])
    .where(`orders.${by}`, "=", id)
    .where(hasLoadedPayment)
    .executeTakeFirst();
