import type { Holder } from "#accounts/permissions/holder.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { unmadeOf } from "#orders/fulfilment/unmade.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { isToBePacked } from "../admin-order.ts";
import type { Packed } from "../order-notices.ts";
import { standingOfOrders } from "./order-list.db.server.ts";

/**
 * Sets these orders to processing, each in its own transaction and with its own mail, as from its page. One
 * that does not wait for it, is still being made, or was changed at that moment, stays as it is.
 */
export async function packOrders(
  shop: OrderMailServices,
  actor: Holder<"pack">,
  ids: readonly string[],
): Promise<Packed> {
  const result: Packed = { packed: 0, shortages: [] };
  if (ids.length === 0) return result;
  const rows = await standingOfOrders(shop.db, ids);
  for (const { id, order_id_text: orderNumber, version, ...row } of rows) {
    const { payment_method: paymentMethod, payment_state: paymentState, fulfilment_state: fulfilment } = row;
    if (!isToBePacked({ paymentMethod, paymentState, fulfilment })) continue;
    if ((await unmadeOf(shop.db, id)) > 0) continue;
    const change = await changeFulfilment(shop, actor, { orderId: id, version, status: "processing" });
    if (change.kind !== "changed") continue;
    result.packed += 1;
    if (change.shortage) result.shortages.push({ orderNumber, ...change.shortage });
  }
  if (result.packed > 0) shop.sendMailSoon();
  return result;
}
