import type { Actor } from "#accounts/actor.ts";
import { cookieValue } from "#cart/cart-cookie.ts";
import { findMyOrderByNumber } from "#orders/my-orders.db.server.ts";
import { type FoundOrder, findOrder } from "#orders/order.db.server.ts";
import { aged, isOrderNumber } from "#orders/order.ts";
import { isOrderLinkToken, openOrderAccess, orderAccessCookie } from "#orders/order-access.server.ts";
import type { Services } from "#platform/services.server.ts";

/**
 * The order that `?orderId=` names, if this request may see it (decision 2): by its signed-in owner or the cookie of the
 * browser that placed it (`isOwn`), or by the signed link of its mail.
 */
export async function visibleOrder(
  { db, secret, config, now }: Pick<Services, "db" | "secret" | "config" | "now">,
  request: Request,
  query: URLSearchParams,
  shopper: Pick<Actor, "id"> | null,
): Promise<{ order: FoundOrder; isOwn: boolean } | undefined> {
  const orderNumber = query.get("orderId") ?? "";
  const cookie = cookieValue(request.headers.get("Cookie"), orderAccessCookie(config.origin));
  const isOwn = openOrderAccess(cookie, secret).includes(orderNumber);
  const mayAsk = isOwn || isOrderLinkToken(query.get("token") ?? "", orderNumber, secret);
  if (mayAsk) {
    const order = await findOrder(db, orderNumber);
    return order && { order: aged(order, now()), isOwn };
  }
  const order =
    shopper && isOrderNumber(orderNumber) && (await findMyOrderByNumber(db, shopper, orderNumber));
  return order ? { order: aged(order, now()), isOwn: true } : undefined;
}
