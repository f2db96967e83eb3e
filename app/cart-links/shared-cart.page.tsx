import { data, redirect } from "react-router";
import { cartToasts } from "#cart/cart.text.ts";
import { cartChange, cartCookies, claimsOf } from "#cart/kept/request-cart.server.ts";
import { cartPageText } from "#cart/page/cart-page.text.ts";
import { codedGoods } from "#cart/page/receive-code.server.ts";
import { applyCode } from "#discounts/codes/apply-code.server.ts";
import { codeLine } from "#discounts/codes/code-cookie.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withFailedAction } from "#ui/page/failed-request.ts";
import { localPath } from "#values/language/address.ts";
import type { Route } from "./+types/shared-cart.page.ts";
import { addedNotice } from "./added-notice.ts";
import { sharedCartText as text } from "./cart-links.text.ts";
import { codeOfLink, sharedCartPath } from "./link-items.ts";
import { readShared } from "./read-shared.server.ts";
import { SharedCartView } from "./shared-cart-view.tsx";
import { withShared } from "./shared-lines.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: text.title,
    description: text.description,
    path: sharedCartPath,
    noIndex: true,
    shop: shopOf(matches),
  }),
  // No other site learns the link; the form below still says which site it is of.
  { name: "referrer", content: "same-origin" },
];

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

/** Shows what a link names and writes nothing (LINK-2). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shared = await readShared(request, context, url.searchParams.get("items") ?? "");
  const hasCart = claimsOf(request).length > 0;
  return data(
    { ...shared, code: codeOfLink(url.searchParams), query: url.search, hasCart },
    { status: shared.lines.length > 0 ? 200 : 404 },
  );
}

/** Puts what can be had into the visitor's own cart, or makes it their cart (LINK-3). */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const form = await postedForm(request);
  const { lines } = await readShared(request, context, url.searchParams.get("items") ?? "");
  const isReplaced = form.has("takeAway");
  const { cart, added } = withShared(isReplaced ? [] : claimsOf(request), lines);
  const fits = lines.filter(({ leftOut }) => !leftOut).length - added;
  const shop = services(context);
  const intent = isReplaced ? "clear" : "add";
  const isSecure = shop.config.origin.startsWith("https:");
  const headers = added > 0 ? cartCookies(cart, isSecure, cartChange(request, { intent })) : [];
  if (added > 0 && headers.length === 0)
    return toCart([["Set-Cookie", said(cartToasts.refused("too-long"))]]);
  const { clientAddress } = requestFacts(context);
  const code = codeOfLink(url.searchParams);
  const applied =
    code !== "" && added > 0
      ? await applyCode(shop, clientAddress, code, () => codedGoods(shop, cart))
      : undefined;
  if (applied?.ok) headers.push(["Set-Cookie", codeLine(applied.code, shop.config.origin)]);
  headers.push(["Set-Cookie", said(addedNotice({ added, fewer: fits, code: applied }))]);
  return toCart(headers);
}

const said = (notice: Parameters<typeof noticeCookie>[0]) => noticeCookie(notice, localPath("/cart"));

const toCart = (headers: [string, string][]): Response => redirect("/cart", { status: 303, headers });

/** What could not be sent is sent by another press. */
export const clientAction = (call: Route.ClientActionArgs): Promise<Response | null> =>
  withFailedAction(call, null, cartPageText.unsent);

export default function SharedCartPage({ loaderData }: Route.ComponentProps) {
  return <SharedCartView {...loaderData} />;
}
