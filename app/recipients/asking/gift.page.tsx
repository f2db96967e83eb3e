import { data, Form, redirect, useNavigation } from "react-router";
import { DeliveryInputs } from "#addresses/delivery-inputs.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { exceptAfterRefusal, withFailedAction } from "#ui/page/failed-request.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { longDate } from "#values/time/date-time.ts";
import type { Route } from "./+types/gift.page.ts";
import { type GiftAnswer, parseGift } from "./gift.form.ts";
import { giftText as text } from "./gift.text.ts";
import { giftPath } from "./gift-path.ts";
import { giftOf, giveOwnAddress } from "./give-own-address.server.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "open" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: "/gift",
    noIndex: true,
    shop: shopOf(matches),
  });

/** So many forms of one network; a link is opened as often (HOMES-12). */
const allowance: Allowance = { name: "gifts", most: 30, windowSeconds: longestWaitSeconds };

const headers = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };

type GiftShown =
  | { kind: "open"; giver: string; shop: string; until: string }
  | { kind: "answered" | "missing" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now, config } = services(context);
  const found = await giftOf(db, params.token, now());
  const shown = (): GiftShown => {
    if (!found) return { kind: "missing" };
    if (found.kind === "answered") return { kind: "answered" };
    const { gift, until } = found;
    return { kind: "open", giver: gift.giver, shop: config.shop.name, until: longDate(until) };
  };
  return data(shown(), { status: found ? 200 : 404, headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const shop = services(context);
  const { ok } = await takeToken(shop.db, allowance, requestFacts(context).clientAddress, shop.now());
  const refuse = (answer: GiftAnswer, status: number) => data(answer, { status, headers });
  if (!ok) return refuse({ kind: "failed", text: text.tooMany, reason: "limited" }, 429);
  const found = await giftOf(shop.db, params.token, shop.now());
  if (!found) throw new Response(text.missing.title, { status: 404, headers });
  const parsed = parseGift(form);
  if (found.kind === "open" && parsed.kind === "refused") return refuse(parsed, 422);
  if (parsed.kind === "valid" && !(await giveOwnAddress(shop, params.token, parsed.value)))
    throw new Response(text.missing.title, { status: 404, headers });
  throw redirect(giftPath(params.token), { status: 303, headers });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<GiftAnswer, GiftAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function GiftPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[40rem]">
        {loaderData.kind === "open" ? (
          <OpenGift gift={loaderData} answer={actionData} />
        ) : (
          <Said kind={loaderData.kind} />
        )}
      </div>
    </Wrap>
  );
}

function Said({ kind }: { kind: "answered" | "missing" }) {
  const { title, text: more } = kind === "answered" ? text.done : text.missing;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-4 max-w-measure">{more}</p>
      {kind === "answered" && (
        <ButtonLink to="/contact" className="mt-6">
          {text.done.contact}
        </ButtonLink>
      )}
    </>
  );
}

interface OpenGiftProps {
  gift: Extract<GiftShown, { kind: "open" }>;
  answer: GiftAnswer | undefined;
}

function OpenGift({ gift: { giver, shop, until }, answer }: OpenGiftProps) {
  const form = useFirstError(answer, parseGift);
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{text.title}</h1>
      <p dir="auto" className="mt-4 max-w-measure wrap-anywhere">
        {text.from(giver, shop)}
      </p>
      <Form ref={form} method="post" noValidate className="mt-6 grid max-w-form gap-4">
        {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} />}
        <DeliveryInputs
          values={typedIn(answer)}
          errors={errorsIn(answer)}
          autofill="shipping "
          isPhoneNeeded
        />
        <Button type="submit" variant="primary" pending={useNavigation().state === "submitting"}>
          {text.submit}
        </Button>
      </Form>
      <TitledPart title={text.what} className="mt-10">
        <ul className="grid max-w-measure list-disc gap-2 pl-5">
          <li>{text.use}</li>
          <li>{text.until(until)}</li>
          <li>{text.erased}</li>
        </ul>
      </TitledPart>
    </>
  );
}
