import { redirect } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { cartToasts } from "#cart/cart.text.ts";
import { cartChange, cartCookies, claimsOf } from "#cart/kept/request-cart.server.ts";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { localPath } from "#values/language/address.ts";
import { confirmationPath } from "../form/confirmation-path.ts";
import { withGoods } from "../placing/ordered-goods.server.ts";
import type { Route } from "./+types/order-again.endpoint.ts";
import { againNotice, orderedAgain } from "./order-again.ts";
import { orderPageOf, orderToActOn } from "./own-order.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/** There is no page here: the button stands on the order's. */
export const loader = ({ params, url }: Route.LoaderArgs) =>
  redirect(confirmationPath(params.orderNumber, url.searchParams.get("token") ?? undefined), 303);

/** Puts an order's goods into the cart, as a plain form does. */
export async function action({ request, url, params, context }: Route.ActionArgs): Promise<Response> {
  const found = await orderToActOn({ request, url, params, context }, await postedForm(request));
  const { db, config, now } = services(context);
  const lines = await withGoods(db, found.order.lines);
  const answer = await priceProducts(
    db,
    lines.flatMap(({ goods }) => goods ?? []),
    { moment: now() },
  );
  const again = orderedAgain(lines, answer, claimsOf(request));
  if (again.added === 0) return redirectWithNotice(await orderPageOf({ db }, found), againNotice(again));
  const isSecure = config.origin.startsWith("https:");
  const headers = cartCookies(again.cart, isSecure, cartChange(request, { intent: "add" }));
  const notice = headers.length > 0 ? againNotice(again) : cartToasts.refused("too-long");
  headers.push(["Set-Cookie", noticeCookie(notice, localPath("/cart"))]);
  return redirect("/cart", { status: 303, headers });
}
