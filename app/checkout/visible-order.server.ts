import { cookieValue } from "#cart/cart-cookie.ts";
import { findOrder } from "#orders/order.db.server.ts";
import type { Order } from "#orders/order.ts";
import { isOrderLinkToken, openOrderAccess, orderAccessCookie } from "#orders/order-access.server.ts";
import type { Services } from "#platform/services.server.ts";

/**
 * The order that `?orderId=` names, if this request may see it (decision 2): by the cookie of the browser that placed it
 * (`isOwn`), or by the signed link of its mail.
 */
export async function visibleOrder(
  { db, secret }: Pick<Services, "db" | "secret">,
  request: Request,
  query: URLSearchParams,
): Promise<{ order: Order; isOwn: boolean } | undefined> {
  const orderNumber = query.get("orderId") ?? "";
  const cookie = cookieValue(request.headers.get("Cookie"), orderAccessCookie);
  const isOwn = openOrderAccess(cookie, secret).includes(orderNumber);
  const mayAsk = isOwn || isOrderLinkToken(query.get("token") ?? "", orderNumber, secret);
  const order = mayAsk ? await findOrder(db, orderNumber) : undefined;
  return order && { order, isOwn };
}
