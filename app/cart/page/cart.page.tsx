import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { ownOrders } from "#discounts/person.server.ts";
import { readShownPromotions } from "#discounts/read-shown-promotions.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { localPath } from "#values/language/address.ts";
import { applyAct, parseCartForm } from "../cart.form.ts";
import { cartToasts } from "../cart.text.ts";
import { cartChange, cartCookies, claimsOf } from "../kept/request-cart.server.ts";
import { pricesFor } from "../prices/price-cart.db.server.ts";
import type { GivenCart } from "../prices/use-priced-cart.ts";
import type { Route } from "./+types/cart.page.ts";
import { actNotice, pressedOn } from "./act-notice.server.ts";
import { cartPageText } from "./cart-page.text.ts";
import { CartView } from "./cart-view.tsx";
import type { CartAnswer } from "./code-answer.ts";
import { personalAgain } from "./personal-again.server.ts";
import { PersonalAgainForm } from "./personal-again-form.tsx";
import { isCodeForm, receiveCode } from "./receive-code.server.ts";

export const policy: RoutePolicy = {
  cached: false,
  oftenNext: true,
  reaches: "cart",
  beforeOpening: "closed",
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: cartPageText.title,
    description: cartPageText.description,
    path: "/cart",
    noIndex: true,
    shop: shopOf(matches),
  });

/** What somebody's own unpaid order holds is no used-up discount for them. */
async function ownOf(request: Request, context: Route.LoaderArgs["context"]) {
  const visitor = await visitorOf(request, context);
  return ownOrders(services(context), request, visitor?.id ?? null);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const claims = claimsOf(request);
  const shop = services(context);
  const { clientAddress } = requestFacts(context);
  const own = await ownOf(request, context);
  const { promotions, headers } = await readShownPromotions(shop, { request, clientAddress, own });
  const answer = await pricesFor(request, context, claims);
  return data({ claims, answer, promotions, mailKey: randomUUID() }, { headers });
}

/**
 * Nothing personal stands in a cart: a browser may keep the page for its Back button, and asks again before
 * any other use.
 */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

/** Without a connection the browser's own copy still makes a cart. */
export const clientLoader = (
  call: Route.ClientLoaderArgs,
): Promise<GivenCart & { mailKey?: string | undefined }> =>
  withFailure(call, { claims: [], answer: [] }, cartPageText.failed);

/** A code that could not be sent stays in its field. */
export const clientAction = (call: Route.ClientActionArgs): Promise<CartAnswer | null> =>
  withFailedAction(call, null, cartPageText.unsent);

export const shouldRevalidate = exceptAfterRefusal;

/** The cart's plain forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  if (isCodeForm(form)) {
    const { clientAddress } = requestFacts(context);
    const own = await ownOf(request, context);
    return receiveCode(services(context), { request, clientAddress, form, own });
  }
  const again = await personalAgain(services(context), form);
  if (again) return data<CartAnswer>({ personal: again }, { status: 422 });
  const act = parseCartForm(form);
  if (!act) throw data(cartPageText.noAct, { status: 400 });
  const { config, db } = services(context);
  const before = claimsOf(request);
  const cart = applyAct(before, act);
  const isRefused = act.intent === "refuse";
  const change = cartChange(request, act);
  const headers = isRefused ? [] : cartCookies(cart, config.origin.startsWith("https:"), change);
  const notice =
    isRefused || headers.length > 0
      ? await actNotice(db, act, { before, cart, from: pressedOn(request) })
      : cartToasts.refused("too-long");
  if (notice) headers.push(["Set-Cookie", noticeCookie(notice, localPath("/cart"))]);
  return redirect("/cart", { status: 303, headers });
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      {actionData && "personal" in actionData && <PersonalAgainForm again={actionData.personal} />}
      <CartView
        given={loaderData}
        code={actionData && "code" in actionData ? actionData.code : undefined}
        mailKey={loaderData.mailKey}
      />
    </>
  );
}
