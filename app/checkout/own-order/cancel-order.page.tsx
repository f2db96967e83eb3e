import { data, Form, useNavigation } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import { cancelOwnOrder } from "#payments/refunds/cancel-own-order.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { isFree } from "#values/money/payment-method.ts";
import type { Route } from "./+types/cancel-order.page.ts";
import { type CancelAnswer, parseCancellation } from "./cancel-order.form.ts";
import {
  cancellableOf,
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
    title: text.cancel.title,
    description: text.cancel.description,
    path: `/order/${params.orderNumber}/cancel`,
    noIndex: true,
    shop: shopOf(matches),
  });

/** Looking changes nothing: the form below acts. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  if ("why" in found) return unshown(found);
  const { order } = found;
  const { orderNumber, paymentMethod, paymentState } = order;
  const back = await orderPageOf(services(context), found);
  return {
    orderNumber,
    token: found.token,
    back,
    standing: cancellableOf(order),
    isPaid: paymentState === "captured" && !isFree(paymentMethod),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const found = await orderToActOn({ request, url, params, context }, form);
  const parsed = parseCancellation(form);
  if (parsed.kind === "refused") return data<CancelAnswer>(parsed, { status: 422 });
  const shop = paymentShop(services(context));
  const { orderNumber } = found.order;
  const done = await cancelOwnOrder(shop, {
    orderNumber,
    userId: found.shopper?.id ?? null,
    reason: parsed.value.reason,
  });
  const back = await orderPageOf(services(context), found);
  if (done.kind === "cancelled")
    throw redirectWithNotice(back, done.isPaid ? notices.cancelledPaid : notices.cancelled);
  throw redirectWithNotice(back, refusals()[done.kind]);
}

const refusals = () => ({
  already: notices.already,
  binding: notices.binding,
  "too-late": notices.tooLate,
  missing: notices.tooLate,
});

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<CancelAnswer, CancelAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function CancelOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === "submitting";
  if ("why" in loaderData) return <UnshownOrder {...loaderData} />;
  const { orderNumber, token, back, standing, isPaid } = loaderData;
  return (
    <OwnOrderFrame title={text.cancel.title} back={back} standing={standing}>
      <p className="mt-4 max-w-measure">
        {text.cancel.ask(orderNumber)} {isPaid && text.cancel.paid}
      </p>
      <Form method="post" noValidate className="mt-5 grid max-w-form gap-5">
        {token && <input type="hidden" name="token" value={token} />}
        <TextAreaField
          name="reason"
          label={text.cancel.reason}
          dir="auto"
          rows={3}
          hint={text.cancel.hint}
          defaultValue={typedIn(actionData).reason ?? ""}
          error={errorsIn(actionData).reason}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSending}>
            {text.cancel.submit}
          </Button>
          <ButtonLink to={back}>{text.keep}</ButtonLink>
        </div>
      </Form>
    </OwnOrderFrame>
  );
}
