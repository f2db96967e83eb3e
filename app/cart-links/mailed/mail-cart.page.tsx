import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { type CartClaim, cartAsText } from "#cart/kept/cart-cookie.ts";
import { claimsOf } from "#cart/kept/request-cart.server.ts";
import { MailCartForm, mailCartPath } from "#cart/page/mail-cart-form.tsx";
import { withoutTexts } from "#cart/without-texts.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { errorsIn, httpStatusOf, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { isHoneypotFilled } from "#ui/honeypot.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { sharedLinesOf } from "../read-shared.server.ts";
import type { Route } from "./+types/mail-cart.page.ts";
import { goodsOfForm, type MailCartAnswer, parseMailCart, pressOf } from "./mail-cart.form.ts";
import { mailCart } from "./mail-cart.server.ts";
import { mailCartText as text } from "./mail-cart.text.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: mailCartPath,
    noIndex: true,
    shop: shopOf(matches),
  });

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

/** A refused form shows the goods that came with it: the cookie's may be gone. */
interface Shown {
  claims: readonly CartClaim[];
  pressKey: string | undefined;
}

export const loader = ({ request }: Route.LoaderArgs): Shown => ({
  claims: claimsOf(request),
  pressKey: randomUUID(),
});

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<Shown> =>
  withFailure(call, { claims: [], pressKey: undefined }, text.unsent);

/** With the goods that came with the form. */
interface Answered {
  answer: MailCartAnswer;
  cart: string;
}

/** One mail, and the same answer for every address (LINK-6). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const sent = goodsOfForm(form);
  const claims = withoutTexts(sent.length > 0 ? sent : claimsOf(request));
  const answered = (answer: MailCartAnswer) =>
    data<Answered>({ answer, cart: cartAsText(claims) }, { status: httpStatusOf(answer) });
  const parsed = parseMailCart(form);
  if (parsed.kind === "refused") return answered(parsed);
  const { email } = parsed.value;
  const lines = (await sharedLinesOf(request, context, claims)).filter(({ slug }) => slug !== "");
  if (lines.length === 0)
    return answered({ kind: "refused", errors: { email: text.empty }, typed: { email } });
  const { clientAddress: sender } = requestFacts(context);
  const outcome = isHoneypotFilled(form)
    ? "sent"
    : await mailCart(services(context), { sender, email, lines, press: pressOf(form) });
  if (outcome === "too-many") return answered({ kind: "failed", text: text.tooMany, typed: { email } });
  const notice = noticeCookie(text.sent, localPath("/cart"));
  throw redirect("/cart", { status: 303, headers: { "Set-Cookie": notice } });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<Answered, Answered>(call, { answer: { kind: "failed" }, cart: "" }, text.unsent);

export default function MailCartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claims, pressKey } = loaderData;
  const answer = actionData?.answer;
  const cart = actionData?.cart || cartAsText(withoutTexts(claims));
  return (
    <Wrap className="max-w-[32rem] pt-6 pb-16 md:pt-12">
      <BackLink to="/cart">{text.back}</BackLink>
      <h1 className="mt-2 text-3xl">{text.title}</h1>
      {cart === "" ? (
        <p className="mt-3">{text.empty}</p>
      ) : (
        <div className="mt-3 grid gap-4">
          <p className="text-ink-2">{text.intro}</p>
          {claims.some(({ personal }) => personal) && <p>{text.left}</p>}
          {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} />}
          <MailCartForm
            cart={cart}
            pressKey={pressKey}
            typed={typedIn(answer).email}
            error={errorsIn(answer).email}
          />
        </div>
      )}
    </Wrap>
  );
}
