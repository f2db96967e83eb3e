import { Form, useNavigation } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { DeliveryInputs } from "#addresses/delivery-inputs.tsx";
import { correctedParts } from "#order-admin/address/address-correction.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import type { Route } from "./+types/correct-address.page.ts";
import { type CorrectionAnswer, parseCorrection } from "./correct-address.form.ts";
import { receiveCorrection } from "./correct-own-address.server.ts";
import {
  opennessOf,
  orderPageOf,
  orderToActOn,
  ownOrder,
  type Unshown,
  unshown,
} from "./own-order.server.ts";
import { ownOrderText as text } from "./own-order.text.ts";
import { OwnOrderFrame, UnshownOrder } from "./own-order-frame.tsx";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.address.title,
    description: text.address.description,
    path: `/order/${params.orderNumber}/address`,
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  if ("why" in found) return unshown(found);
  const { order } = found;
  const back = await orderPageOf(services(context), found);
  const { version } = order;
  return { token: found.token, back, standing: opennessOf(order), version, parts: correctedParts(order) };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const found = await orderToActOn({ request, url, params, context }, form);
  return receiveCorrection(services(context), found, form);
}

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<CorrectionAnswer, CorrectionAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function CorrectAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === "submitting";
  const form = useFirstError(actionData, parseCorrection);
  if ("why" in loaderData) return <UnshownOrder {...loaderData} />;
  const { token, back, standing, version, parts } = loaderData;
  return (
    <OwnOrderFrame title={text.address.title} back={back} standing={standing}>
      <p className="mt-4 max-w-measure">{text.address.intro}</p>
      <Form ref={form} method="post" noValidate className="mt-5 grid max-w-form gap-4">
        {actionData?.kind === "failed" && actionData.text && <FormProblem text={actionData.text} reload="" />}
        {token && <input type="hidden" name="token" value={token} />}
        <input type="hidden" name="version" value={version} />
        <DeliveryInputs
          values={{ ...parts, ...typedIn(actionData) }}
          errors={errorsIn(actionData)}
          autofill="shipping "
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSending}>
            {text.address.submit}
          </Button>
          <ButtonLink to={back}>{text.keep}</ButtonLink>
        </div>
      </Form>
    </OwnOrderFrame>
  );
}
