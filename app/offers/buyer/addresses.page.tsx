import { data } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { OrderNotFound, OrderUnread } from "#checkout/placed/closed-order.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { homesActIn, type OwnHomesAnswer } from "#recipients/list/homes-act.form.ts";
import { HomesView } from "#recipients/list/homes-view.tsx";
import { readOwnHomes } from "#recipients/list/read-homes.server.ts";
import { receiveHomesAct } from "#recipients/list/receive-homes-act.server.ts";
import { recipientsText as text } from "#recipients/list/recipients.text.ts";
import { mostRecipients } from "#recipients/recipient.ts";
import { SentNotice } from "#ui/form/form-notice.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { grouped } from "#values/text/grouped.ts";
import { pageNumber } from "#values/text/page-number.ts";
import { homesSheetPath, offerHomesPath, ownOfferPath } from "../offer.ts";
import type { Route } from "./+types/addresses.page.ts";
import { homesToActOn, ownHomes } from "./own-homes.server.ts";
import { ownOfferText } from "./own-offer.text.ts";
import { type UnshownOffer, unshownOffer } from "./read-offer-page.server.ts";

export const policy: RoutePolicy = { cached: false, body: "uploads" };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: `/offer/${params.number}/addresses`,
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const found = await ownHomes({ url, params, context });
  if ("why" in found) return unshownOffer(found);
  const { db, now } = services(context);
  const page = pageNumber(url.searchParams, mostRecipients);
  const homes = await readOwnHomes(db, found.orderId, { now: now(), page });
  if (!homes) return unshownOffer({ why: "missing" });
  const done = url.searchParams.get("done") ?? "";
  return { homes, number: params.number, token: found.token, done: isNotice(done) ? done : undefined };
}

const isNotice = (name: string): name is keyof typeof text.notices => Object.hasOwn(text.notices, name);

/** A sheet costs more than a press: both count. */
const allowance: Allowance = { name: "homes", most: 60, windowSeconds: longestWaitSeconds };

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { orderId, token } = await homesToActOn({ url, params, context });
  const act = homesActIn(form);
  if (!act) throw data(text.noSuchButton, { status: 400 });
  const shop = services(context);
  const { ok } = await takeToken(shop.db, allowance, requestFacts(context).clientAddress, shop.now());
  const failed: OwnHomesAnswer = { kind: "failed", text: text.tooOften, reason: "limited" };
  if (!ok) return data(failed, { status: 429 });
  const received = await receiveHomesAct(shop, orderId, { act, form });
  if ("answer" in received) return received.answer;
  const { done } = received;
  throw redirectWithNotice(`${offerHomesPath(params.number, token)}&done=${done}`, text.notices[done]);
}

const unread: UnshownOffer = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<OwnHomesAnswer, OwnHomesAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("why" in loaderData)
    return loaderData.why === "unread" ? <OrderUnread /> : <OrderNotFound {...ownOfferText.missing} />;
  const { homes, number, token, done } = loaderData;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[48rem]">
        <BackLink to={ownOfferPath(number, token)}>{text.backToOffer}</BackLink>
        <h1 className="text-2xl sm:text-3xl">{text.title}</h1>
        <p className="mt-2 text-ink-2">{text.ofOffer(number)}</p>
        {done && !actionData && (
          <noscript>
            <div className="mt-6">
              <SentNotice {...text.notices[done]} />
            </div>
          </noscript>
        )}
        <p className="mt-4 max-w-measure">{text.intro(grouped(mostRecipients))}</p>
        <HomesView
          homes={homes}
          answer={actionData}
          sheetPath={localPath(homesSheetPath(number, token))}
          pagePath={(page) => localPath(`${offerHomesPath(number, token)}&page=${page}`)}
        />
      </div>
    </Wrap>
  );
}
