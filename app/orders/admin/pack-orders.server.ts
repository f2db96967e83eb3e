import type { Actor } from "#accounts/actor.ts";
import type { Services } from "#platform/services.server.ts";
import { changeFulfilment } from "../change-fulfilment.server.ts";
import { isToBePacked } from "./chosen-orders.ts";

type Shop = Pick<Services, "db" | "now" | "config" | "secret" | "sendMailSoon">;

/**
 * Sets these orders to processing, each in its own transaction and with its own mail, as from its page. One that does not
 * wait for it, or was changed at that moment, stays as it is. Answers how many were set.
 */
export async function packOrders(shop: Shop, actor: Actor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await shop.db
    .selectFrom("orders")
    .select(["id", "version", "payment_method", "payment_state", "fulfilment_state"])
    .where("id", "in", ids)
    .orderBy("created_at")
    .execute();
  let packed = 0;
  for (const { id, version, ...row } of rows) {
    const { payment_method: paymentMethod, payment_state: paymentState, fulfilment_state: fulfilment } = row;
    if (!isToBePacked({ paymentMethod, paymentState, fulfilment })) continue;
    const change = await changeFulfilment(shop, actor, { orderId: id, version, status: "processing" });
    if (change.kind === "changed") packed += 1;
  }
  if (packed > 0) shop.sendMailSoon();
  return packed;
}
