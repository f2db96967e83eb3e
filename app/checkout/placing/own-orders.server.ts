import { cookieValue } from "#cart/cart-cookie.ts";
import type { OwnOrders } from "#discounts/promotion.db.server.ts";
import { openOrderAccess, orderAccessCookie } from "#orders/customer/order-access.server.ts";
import type { OrderServices } from "#orders/order-services.ts";

/** The orders of whoever checks out: their account's, and those that this browser has placed. */
export function ownOrders(
  { config, secret }: Pick<OrderServices, "config" | "secret">,
  request: Request,
  userId: string | null,
): OwnOrders {
  const cookie = cookieValue(request.headers.get("Cookie"), orderAccessCookie(config.origin));
  return { userId, numbers: openOrderAccess(cookie, secret) };
}
