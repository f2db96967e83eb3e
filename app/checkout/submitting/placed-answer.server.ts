import { redirect } from "react-router";
import { orderAccessLine, ordersOfBrowser, sealOrderAccess } from "#accounts/session/placed-orders.server.ts";
import { cartCookies } from "#cart/kept/request-cart.server.ts";
import { codeLine } from "#discounts/codes/code-cookie.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { type Notice, noticeCookie } from "#platform/notice.ts";
import { keyHeader } from "./checkout-key.server.ts";

type Shop = Pick<OrderMailServices, "config" | "secret">;

export interface Buying {
  request: Request;
  clientAddress: string;
  /** Whose order it becomes: from the session, never from the form. */
  userId: string | null;
  /** It is an admin, who orders a hidden product. */
  seesHidden?: boolean;
  /** Is notified once an order of theirs was placed. */
  onPlaced?: () => void;
}

/**
 * The right to see this order, for the guest's browser that placed it. Anyone who is signed in sees it by the
 * account or in the admin area: nothing that outlives signing out is left for the next person at the same
 * screen.
 */
export function accessCookie(
  shop: Shop,
  { request, userId, seesHidden }: Buying,
  orderNumber: string,
): [string, string][] {
  if (userId !== null || seesHidden) return [];
  const { origin } = shop.config;
  const { secret } = shop;
  const access = sealOrderAccess(orderNumber, ordersOfBrowser(request, { origin, secret }), secret);
  return [["Set-Cookie", orderAccessLine(access, origin)]];
}

/** To the confirmation, with the right to see it, an empty cart and a notice. */
export function placed(shop: Shop, sender: Buying, orderNumber: string, notice: Notice): Response {
  const isSecure = shop.config.origin.startsWith("https:");
  const page = sender.seesHidden
    ? `/admin/dashboard/orders?${new URLSearchParams({ q: orderNumber })}`
    : `/order-confirmation?${new URLSearchParams({ orderId: orderNumber })}`;
  return redirect(page, {
    status: 303,
    headers: [
      ...accessCookie(shop, sender, orderNumber),
      ["Set-Cookie", noticeCookie(notice)],
      // What was for this purchase is done with.
      ["Set-Cookie", codeLine("", shop.config.origin)],
      keyHeader("", shop.config.origin),
      ...cartCookies([], isSecure),
    ],
  });
}
