import { findMyOrderByNumber } from "#orders/customer/my-orders.db.server.ts";
import { linkStanding } from "#orders/customer/order-link.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { OwnOrder } from "./own-order.server.ts";

type Shop = Pick<OrderServices, "db" | "secret" | "now">;

/**
 * How whoever asks can give the word of an order's buyer (CASH-30): by the link that its mailbox got, or by
 * the account that it is in. The browser that placed it has only typed who that is; undefined.
 */
export async function buyersWord(
  shop: Shop,
  {
    order: { orderNumber },
    shopper,
    token,
  }: Pick<OwnOrder, "shopper" | "token"> & {
    order: Pick<OwnOrder["order"], "orderNumber">;
  },
): Promise<"link" | "account" | undefined> {
  if (token && (await linkStanding(shop, token, orderNumber)) === "open") return "link";
  return shopper && (await findMyOrderByNumber(shop.db, shopper, orderNumber)) ? "account" : undefined;
}
