import type { Trx } from "#platform/database/db.ts";
import { type Author, system } from "../history/order-history.db.server.ts";
import { lockOrder, type OrderRow } from "../lock-order.db.server.ts";
import { takeInvoiceBack } from "../money-acts/credit-unpaid.server.ts";
import type { OrderServices } from "../order-services.ts";
import { keepRefusal } from "../payment/cash-refusals.db.server.ts";
import { setStatus } from "./change-fulfilment.server.ts";

/**
 * All that was sent of an order came back undelivered (CASH-35): it is cancelled, its pieces and its uses of
 * promotions go back, its invoice is taken back where nobody has paid it, and a refusal of cash is recorded.
 * What was paid is due back. Inside the caller's transaction, under the order's lock, and once however often
 * it is called. One that was delivered stays as it is.
 */
export async function cameBack(
  trx: Trx,
  shop: OrderServices,
  { id }: Pick<OrderRow, "id">,
  by: Author = system,
): Promise<void> {
  const row = await lockOrder(trx, id);
  if (!row || row.fulfilment_state === "delivered") return;
  if (row.payment_state === "cod_due") await keepRefusal(trx, row, shop.now());
  if (row.fulfilment_state === "cancelled") return;
  await setStatus(trx, shop, row, { status: "cancelled", by, cause: "came-back" });
  const cancelled = { ...row, status: "cancelled", fulfilment_state: "cancelled" } as const;
  await takeInvoiceBack(trx, shop, cancelled, by);
}
