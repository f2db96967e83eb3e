import { data } from "react-router";
import { notForAdminsUnless } from "#accounts/guard.server.ts";
import { claimsOf } from "#cart/kept/request-cart.server.ts";
import { pricesFor } from "#cart/prices/price-cart.db.server.ts";
import { type GivenCart, usePricedCart } from "#cart/prices/use-priced-cart.ts";
import { ownOrders } from "#discounts/person.server.ts";
import { readShownPromotions } from "#discounts/read-shown-promotions.server.ts";
import { addressesOf } from "#own-orders/addresses/address-book.db.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { uuidv7 } from "#values/uuid.ts";
import type { Route } from "./+types/checkout.page.ts";
import type { Buyer } from "./form/buyer/buyer.ts";
import { checkoutText, orderReasons } from "./form/checkout.text.ts";
import { dropCheckoutDraft } from "./form/checkout-draft.ts";
import { errorToast, orderErrorToast } from "./form/checkout-notices.ts";
import { CheckoutView } from "./form/checkout-view.tsx";
import { orderInPath } from "./form/confirmation-path.ts";
import { EmptyCheckout } from "./form/empty-checkout.tsx";
import { paymentSettings } from "./form/paying/payment-settings.server.ts";
import type { PaymentSettings } from "./form/paying/payment-step.tsx";
import { type CheckoutAnswer, isNewsForCart } from "./form/steps/checkout-steps.ts";
import { noteUnseen } from "./form/unseen-order.ts";
import { answeredContext, checkoutKey } from "./submitting/checkout-key.server.ts";
import { buyingShopper, isHiddenBought } from "./submitting/shopper.server.ts";
import { submitCheckout } from "./submitting/submit-checkout.server.ts";

export const policy: RoutePolicy = {
  cached: false,
  oftenNext: true,
  reaches: "checkout",
  beforeOpening: "closed",
};

type CheckoutData = GivenCart & {
  key: string;
  /** The shop knows it as this browser's, in all of its tabs. */
  isShopsKey?: boolean;
  buyer: Buyer | null;
  payments?: PaymentSettings;
  /** Who checks out is an admin, who is no buyer. */
  isAdmin?: boolean;
};

export const handle = { frame: "quiet" };

export const middleware = [notForAdminsUnless(isHiddenBought)];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: checkoutText.title,
    description: checkoutText.description,
    path: "/checkout",
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shopper, seesHidden: isAdmin } = await buyingShopper(request, context);
  const claims = claimsOf(request);
  const shop = services(context);
  const payments = isAdmin ? undefined : paymentSettings(shop.config);
  const answer = await pricesFor(request, context, claims);
  const { clientAddress } = requestFacts(context);
  const own = ownOrders(shop, request, shopper?.id ?? null);
  const { promotions, headers } = await readShownPromotions(shop, { request, clientAddress, own });
  const buyer = shopper && buyerOf(shopper, await addressesOf(shop.db, shopper));
  const { key, headers: keyHeaders } = await checkoutKey(shop, request, shopper?.id ?? null);
  return data(
    { claims, answer, promotions, key, isShopsKey: true, buyer, payments, isAdmin },
    { headers: context.get(answeredContext) ? headers : [...headers, ...keyHeaders] },
  );
}

const buyerOf = (
  { id, fullName, email, phone }: Omit<Buyer, "addresses">,
  addresses: Buyer["addresses"],
): Buyer => ({ id, fullName, email, phone, addresses });

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<CheckoutData> =>
  withFailure(
    call,
    {
      claims: [],
      answer: [],
      key: uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10))),
      buyer: null,
    },
    errorToast(orderReasons.unreachable),
  );

export async function action({ request, context }: Route.ActionArgs) {
  context.set(answeredContext, true);
  const { shopper, seesHidden } = await buyingShopper(request, context);
  const { clientAddress } = requestFacts(context);
  const shop = services(context);
  const onPlaced = () => shop.visits.reached({ clientAddress, headers: request.headers }, "order");
  const sender = { request, clientAddress, userId: shopper?.id ?? null, seesHidden, onPlaced };
  return submitCheckout(shop, sender, await postedForm(request));
}

/** No button waits longer for an order's answer, in milliseconds. */
const longest = 60_000;

/**
 * Where the shop can't be reached, or does not answer, everything typed stays, and the same key makes a retry
 * safe.
 */
export async function clientAction(call: Route.ClientActionArgs): Promise<CheckoutAnswer | null> {
  const serverAction = () => Promise.race([call.serverAction(), lateAfter(longest)]);
  try {
    return await withFailedAction({ ...call, serverAction }, null, orderErrorToast(orderReasons.unreachable));
  } catch (answer) {
    if (answer instanceof Response && answer.status < 400) leaveCheckout(answer.headers.get("Location"));
    throw answer;
  }
}

const lateAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`${ms}`)), ms));

/** What was typed is done with; the order's own page may be long in coming. */
function leaveCheckout(path: string | null): void {
  dropCheckoutDraft(sessionStorage);
  const placed = orderInPath(path);
  if (placed) noteUnseen(sessionStorage, placed);
}

export const shouldRevalidate = isNewsForCart;

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const priced = usePricedCart(loaderData);
  if (priced.lines.length === 0) return <EmptyCheckout isSure={priced.cart.ready} />;
  const { key, isShopsKey, payments, buyer, isAdmin, promotions } = loaderData;
  return (
    <CheckoutView
      priced={priced}
      promotions={promotions}
      answer={actionData ?? undefined}
      newKey={key}
      isShopsKey={isShopsKey}
      payments={payments}
      buyer={buyer}
      isAdmin={isAdmin}
    />
  );
}
