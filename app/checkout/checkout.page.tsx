import { randomUUID } from "node:crypto";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { priceProducts } from "#cart/price-cart.db.server.ts";
import { claimsOf } from "#cart/request-cart.server.ts";
import { type GivenCart, usePricedCart } from "#cart/use-priced-cart.ts";
import { requestFacts, services } from "#platform/context.server.ts";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf } from "#platform/shop-settings.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { withFailedAction, withFailure } from "#ui/failed-request.ts";
import { uuidv7 } from "#values/uuid.ts";
import type { Route } from "./+types/checkout.page.ts";
import { errorToast, orderErrorToast, orderReasons } from "./checkout.text.ts";
import { dropDraft } from "./checkout-draft.ts";
import { type CheckoutAnswer, refusedStatus } from "./checkout-steps.ts";
import { CheckoutView } from "./checkout-view.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { loadOrderMail } from "./place-order.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";

type CheckoutData = GivenCart & { key: string };

export const handle = { frame: "quiet" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Checkout",
    description: "Address, shipping and payment in three steps.",
    path: "/checkout",
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  // The first order of the day should not wait for the mail's library either.
  void loadOrderMail();
  const claims = claimsOf(request);
  const ids = claims.map(({ id }) => id);
  return { claims, answer: await priceProducts(services(context).db, ids), key: randomUUID() };
}

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<CheckoutData> =>
  withFailure(
    call,
    { claims: [], answer: [], key: uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10))) },
    errorToast(orderReasons.unreachable),
  );

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitCheckout(
    services(context),
    { request, clientAddress: requestFacts(context).clientAddress },
    await postedForm(request),
  );

/** Where the shop can't be reached, everything typed stays, and the same key makes a retry safe. */
export async function clientAction(call: Route.ClientActionArgs): Promise<CheckoutAnswer | null> {
  try {
    return await withFailedAction(call, null, orderErrorToast(orderReasons.unreachable));
  } catch (answer) {
    if (answer instanceof Response && answer.status < 400) dropDraft(sessionStorage);
    throw answer;
  }
}

/** A refused order shows the new facts at once. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === refusedStatus;

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const priced = usePricedCart(loaderData);
  if (priced.lines.length === 0) return <EmptyCheckout isSure={priced.cart.ready} />;
  return <CheckoutView priced={priced} answer={actionData ?? undefined} newKey={loaderData.key} />;
}
