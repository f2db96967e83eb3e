import { data } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { OrderNotFound, OrderUnread } from "#checkout/placed/closed-order.tsx";
import { shopperOf } from "#checkout/submitting/shopper.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestContext, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import type { Route } from "./+types/offer.page.ts";
import { type OfferAnswer, offerActIn } from "./offer-act.form.ts";
import { OfferView, ReplacedView } from "./offer-view.tsx";
import { offerNotices, ownOfferText as text } from "./own-offer.text.ts";
import {
  offerToActOn,
  ownOffer,
  readOfferPage,
  type UnshownOffer,
  unshownOffer,
} from "./read-offer-page.server.ts";
import { receiveOfferAct } from "./receive-offer-act.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.title(params.number),
    description: text.description,
    path: `/offer/${params.number}`,
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const found = await ownOffer({ url, params, context });
  if ("why" in found) return unshownOffer(found);
  return { ...(await readOfferPage(services(context), found)), done: doneIn(url.searchParams) };
}

/** The outcome of its form, from the address. */
function doneIn(parameters: URLSearchParams): keyof typeof offerNotices | undefined {
  const done = parameters.get("done") ?? "";
  return isNotice(done) ? done : undefined;
}

const isNotice = (name: string): name is keyof typeof offerNotices => Object.hasOwn(offerNotices, name);

const allowance = { name: "offers", most: 60, windowSeconds: 600 };

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const own = await offerToActOn({ url, params, context });
  const act = offerActIn(form);
  if (!act) throw data(text.noSuchButton, { status: 400 });
  const shop = services(context);
  const { clientAddress } = context.get(requestContext);
  const { ok } = await takeToken(shop.db, allowance, clientAddress, shop.now());
  const failed = { kind: "failed", text: text.errors.tooOften, reason: "limited" } as const;
  if (!ok) return data<OfferAnswer>({ about: "acceptance", answer: failed }, { status: 429 });
  return receiveOfferAct(shop, act, { own, form, shopper: await shopperOf(request, context) });
}

const unread: UnshownOffer = { why: "unread" };
const unsent: OfferAnswer = { about: "acceptance", answer: { kind: "failed" } };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<OfferAnswer, OfferAnswer>(call, unsent, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function OfferPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ("why" in loaderData)
    return loaderData.why === "unread" ? <OrderUnread /> : <OrderNotFound {...text.missing} />;
  if (loaderData.standing === "replaced") return <ReplacedView offer={loaderData} />;
  return <OfferView page={loaderData} answer={actionData} done={actionData ? undefined : loaderData.done} />;
}
