import type { Holder } from "#accounts/permissions/holder.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { orderNumbersOf } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { isOrderId } from "#orders/placing/new-order.ts";

/** What the slips' page hears: the numbers of orders that were cancelled or sent meanwhile. */
export interface Printed {
  notPacked: string[];
  /** Of those that are still being made. */
  notMade: string[];
}

/** Notes that the slips of these orders are printed, each in a transaction of its own. */
export async function markPrinted(
  shop: Pick<OrderServices, "db" | "now" | "secret" | "config">,
  actor: Holder<"pack">,
  ids: readonly string[],
): Promise<Printed> {
  const unfit: string[] = [];
  const unmade: string[] = [];
  for (const orderId of ids.filter(isOrderId)) {
    const change = await markPacked(shop, actor, { orderId });
    if (change.kind === "unfit") unfit.push(orderId);
    if (change.kind === "unmade") unmade.push(orderId);
  }
  const numbers = (ids: readonly string[]) => (ids.length > 0 ? orderNumbersOf(shop.db, ids) : []);
  return { notPacked: await numbers(unfit), notMade: await numbers(unmade) };
}
