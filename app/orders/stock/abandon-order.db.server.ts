import { sql } from "kysely";
import { voidForOrder } from "#certificates/issuing/void-certificates.db.server.ts";
import { giveUsesBack } from "#discounts/promotion-uses.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { isByCard } from "#values/money/payment-method.ts";
import { addHistory } from "../history/order-history.db.server.ts";
import { noteOrderEvent } from "../note-order-event.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { isCardAwaited } from "../order-states.ts";
import { returnOrderStock } from "./order-stock.db.server.ts";

/**
 * Gives up a card order that was never paid, because its shopper changed the purchase: it is cancelled, its
 * stock and its uses of promotions return, and its key is free for the order that takes its place. Money that
 * arrives for it all the same is flagged as any other for a cancelled order. False, and nothing changed, for
 * an order that is paid or on its way.
 */
export async function abandonUnpaidOrder(
  trx: Trx,
  { making, now }: Pick<OrderServices, "making" | "now">,
  orderNumber: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom("orders")
    .select(["id", "payment_method", "payment_state", "fulfilment_state", "user_id"])
    .where("order_id_text", "=", orderNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || !isByCard(row.payment_method) || !isCardAwaited(row.payment_state)) return false;
  const isCancelled = row.fulfilment_state === "cancelled";
  if (!isCancelled && row.fulfilment_state !== "pending") return false;
  await trx
    .updateTable("orders")
    .set({
      status: "cancelled",
      fulfilment_state: "cancelled",
      ...(isCancelled ? {} : { cancelled_by: "shopper" as const }),
      idempotency_key: null,
      stock_held_until: null,
      version: sql`version + 1`,
    })
    .where("id", "=", row.id)
    .execute();
  if (isCancelled) return true;
  await returnOrderStock(trx, row.id);
  await giveUsesBack(trx, row.id);
  await voidForOrder(trx, row.id, { reason: "cancelled", at: now() });
  await making.unwanted(trx, row.id);
  await addHistory(trx, {
    orderId: row.id,
    status: "cancelled",
    by: { kind: "shopper", id: row.user_id },
    note: "The shopper changed the purchase before paying; another order took its place.",
  });
  await noteOrderEvent(trx, row.id, "order.cancelled");
  return true;
}
