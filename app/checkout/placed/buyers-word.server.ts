import type { Actor } from "#accounts/actor.ts";
import { linkStanding } from "#orders/links/order-link.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { findMyOrderByNumber } from "#own-orders/my-orders.db.server.ts";

/** An order that somebody has opened: as a guest, from an account or by a mail's link. */
interface OpenedOrder {
  order: { orderNumber: string };
  shopper: Actor | null;
  token?: string | undefined;
}

type Shop = Pick<OrderServices, "db" | "secret" | "now">;

/**
 * How whoever asks can give the word of an order's buyer (CASH-30): by the link that its mailbox got, or by
 * the account that it is in. The browser that placed it has only typed who that is; undefined.
 */
export async function buyersWord(
  shop: Shop,
  { order: { orderNumber }, shopper, token }: OpenedOrder,
): Promise<"link" | "account" | undefined> {
  if (token && (await linkStanding(shop, token, orderNumber)) === "open") return "link";
  return shopper && (await findMyOrderByNumber(shop.db, shopper, orderNumber)) ? "account" : undefined;
}
