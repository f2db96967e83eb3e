import { Form, useNavigation } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { dueNow } from "#orders/dues/dues.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { parseSaidPaid, type SayPaidAnswer } from "#transfers/said-paid.form.ts";
import { sayPaidText as text } from "#transfers/transfers.text.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Route } from "./+types/say-paid.page.ts";
import { orderPageOf, orderToActOn, ownOrder, type Unshown, unshown } from "./own-order.server.ts";
import { ownOrderText } from "./own-order.text.ts";
import { UnshownOrder } from "./own-order-frame.tsx";
import { receiveSaidPaid } from "./receive-said-paid.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: `/order/${params.orderNumber}/paid`,
    noIndex: true,
    shop: shopOf(matches),
  });

/** Looking changes nothing: the form below says it. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownOrder({ request, context }, params.orderNumber, token);
  if ("why" in found) return unshown(found);
  const back = await orderPageOf(services(context), found);
  return { token: found.token, back, due: dueNow(found.order) ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const found = await orderToActOn({ request, url, params, context }, form);
  return receiveSaidPaid(context, found, form);
}

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<SayPaidAnswer, SayPaidAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function SayPaidPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("why" in loaderData) return <UnshownOrder {...loaderData} />;
  const { due, back } = loaderData;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[67rem]">
        <h1 className="text-3xl">{text.title}</h1>
        {due ? (
          <SayPaidForm {...loaderData} due={due} answer={actionData} />
        ) : (
          <>
            <p className="mt-4">{text.notDue}</p>
            <ButtonLink to={back} variant="primary" className="mt-6">
              {ownOrderText.keep}
            </ButtonLink>
          </>
        )}
      </div>
    </Wrap>
  );
}

interface SayPaidFormProps {
  due: NonNullable<ReturnType<typeof dueNow>>;
  token: string | undefined;
  back: string;
  answer: SayPaidAnswer | undefined;
}

function SayPaidForm({ due, token, back, answer }: SayPaidFormProps) {
  const form = useFirstError(answer, parseSaidPaid);
  return (
    <>
      <p className="mt-4 max-w-measure">{text.of(due.kind, rupeesExact(due.amount), due.number)}</p>
      <Form ref={form} method="post" noValidate={useHydrated()} className="mt-5 grid max-w-form gap-5">
        {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} />}
        {token && <input type="hidden" name="token" value={token} />}
        <input type="hidden" name="dueId" value={due.id} />
        <Field
          name="reference"
          label={text.reference}
          required
          inputMode="numeric"
          autoComplete="off"
          hint={text.hint}
          defaultValue={typedIn(answer).reference ?? ""}
          error={errorsIn(answer).reference}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={useNavigation().state === "submitting"}>
            {text.submit}
          </Button>
          <ButtonLink to={back}>{ownOrderText.keep}</ButtonLink>
        </div>
      </Form>
    </>
  );
}
