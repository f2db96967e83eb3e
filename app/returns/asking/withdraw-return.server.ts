import type { OrderMailServices } from "#orders/order-services.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { queueReturnMail } from "../mails/queue-return-mail.server.ts";
import { mayMove } from "../return-request.ts";
import { lockReturn, moveReturn } from "../returns.db.server.ts";

export type WithdrawnReturn = "withdrawn" | "already" | "too-late" | "missing";

/**
 * Takes a request back for its buyer, until its pieces are received. Callers prove first that the visitor
 * may.
 */
export async function withdrawReturn(shop: OrderMailServices, id: string): Promise<WithdrawnReturn> {
  const done = await inTransaction(shop.db, async (trx): Promise<WithdrawnReturn> => {
    const found = await lockReturn(trx, id);
    if (!found) return "missing";
    const { order, request } = found;
    if (request.state === "withdrawn") return "already";
    if (!mayMove(request.state, "withdrawn")) return "too-late";
    await moveReturn(trx, id, { state: "withdrawn", withdrawn_at: shop.now() });
    await queueReturnMail(trx, shop, { id, orderNumber: order.order_id_text, by: "shopper" });
    return "withdrawn";
  });
  if (done === "withdrawn") shop.sendMailSoon();
  return done;
}
