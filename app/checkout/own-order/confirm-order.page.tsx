import { Form, redirect, useNavigation } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { askWords } from "#orders/cash/cash-choices.tsx";
import { confirmCash } from "#orders/cash/confirm-cash.server.ts";
import { awaitsConfirmation, isOpenCash } from "#orders/cash/confirmation.ts";
import { savedByCard } from "#orders/cash/pay-instead.db.server.ts";
import { ownActPath, payPath } from "#orders/links/own-paths.ts";
import { cashWords, ownActWords } from "#orders/order.text.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { buyersWord } from "../placed/visible-order.server.ts";
import type { Route } from "./+types/confirm-order.page.ts";
import {
  opennessOf,
  orderPageOf,
  orderToActOn,
  ownOrder,
  type Unshown,
  unshown,
} from "./own-order.server.ts";
import { ownOrderNotices as notices, ownOrderText as text } from "./own-order.text.ts";
import { OwnOrderFrame, UnshownOrder } from "./own-order-frame.tsx";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.confirm.title,
    description: text.confirm.description,
    path: `/order/${params.orderNumber}/confirm`,
    noIndex: true,
    shop: shopOf(matches),
  });

/** Looking changes nothing: the form below acts. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  if ("why" in found) return unshown(found);
  const { order } = found;
  const { db, now } = services(context);
  const back = await orderPageOf({ db }, found);
  const isConfirmed = isOpenCash(order) && Boolean(order.confirmation?.at);
  const by = awaitsConfirmation(order) ? order.confirmation?.by : undefined;
  const standing = by || isConfirmed ? "open" : opennessOf(order);
  // Nobody need confirm it.
  if (standing === "open" && !by && !isConfirmed) throw redirect(back);
  const { orderNumber, total } = order;
  const saved = await savedByCard(db, order, now());
  const mayConfirm = (await buyersWord(services(context), found)) !== undefined;
  return { orderNumber, total, token: found.token, back, standing, by, saved, mayConfirm };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const found = await orderToActOn({ request, url, params, context }, form);
  const { shopper, order } = found;
  const back = await orderPageOf(services(context), found);
  const how = await buyersWord(services(context), found);
  if (!how) throw redirectWithNotice(back, notices.notByMail);
  const done = await confirmCash(services(context), {
    orderNumber: order.orderNumber,
    how,
    userId: shopper?.id ?? null,
  });
  throw redirectWithNotice(back, words()[done]);
}

const words = () => ({
  confirmed: notices.confirmed,
  already: notices.confirmedBefore,
  unfit: notices.notConfirmed,
  missing: notices.notConfirmed,
  many: notices.notYet,
});

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<undefined, { kind: "failed" }>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function ConfirmOrderPage({ loaderData }: Route.ComponentProps) {
  const isSending = useNavigation().state === "submitting";
  if ("why" in loaderData) return <UnshownOrder {...loaderData} />;
  const { orderNumber, total, token, back, standing, by, saved, mayConfirm } = loaderData;
  return (
    <OwnOrderFrame title={text.confirm.title} back={back} standing={standing}>
      <p className="mt-4 max-w-measure">{text.confirm.order(orderNumber, rupeesAndPaise(total))}</p>
      <p className="mt-2 max-w-measure">
        {by ? askWords(mayConfirm)(longDateTime(by)) : cashWords.confirmed}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {by && mayConfirm && (
          <Form method="post">
            {token && <input type="hidden" name="token" value={token} />}
            <Button type="submit" variant="primary" pending={isSending}>
              {cashWords.confirm}
            </Button>
          </Form>
        )}
        {saved !== null && (
          <ButtonLink to={payPath(orderNumber, token)} prefetch="none">
            {cashWords.payNow(saved)}
          </ButtonLink>
        )}
        {by && (
          <>
            <ButtonLink to={ownActPath(orderNumber, "address", token)} prefetch="none">
              {ownActWords.address}
            </ButtonLink>
            <ButtonLink to={ownActPath(orderNumber, "cancel", token)} prefetch="none">
              {ownActWords.cancel}
            </ButtonLink>
          </>
        )}
        <ButtonLink to={back}>{text.keep}</ButtonLink>
      </div>
    </OwnOrderFrame>
  );
}
