import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { EventData } from "#webhooks/events/event-types.ts";

type OrderEvent = Extract<keyof EventData, `order.${string}`>;

/**
 * Tells other programs what became of an order, as its row says it now: after the row is written, in the same
 * transaction.
 */
export async function noteOrderEvent<T extends Exclude<OrderEvent, "order.refunded">>(
  trx: Trx,
  orderId: string,
  type: T,
): Promise<void> {
  await note(trx, orderId, type, {});
}

/** The same of money that went back. */
export const noteRefundEvent = (trx: Trx, orderId: string, paise: number): Promise<void> =>
  note(trx, orderId, "order.refunded", { refund_paise: paise });

async function note(
  trx: Trx,
  orderId: string,
  type: OrderEvent,
  more: { refund_paise?: number },
): Promise<void> {
  await sql`
    select note_webhook_event(${type}::text, (jsonb_build_object(
      'number', order_id_text, 'status', status, 'payment_method', payment_method,
      'payment_state', payment_state, 'total_paise', (total_amount * 100)::bigint
    ) || ${JSON.stringify(more)}::text::jsonb)::json)
    from orders where id = ${orderId}`.execute(trx);
}
