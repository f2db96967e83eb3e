import { data, redirect } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { accountText } from "../account.text.ts";
import { accountStatus } from "../account-answer.ts";
import { homeOf } from "../actor.ts";
import { cookieHeaders, visitorOf } from "../guard.server.ts";
import { returnPath } from "../session/return-path.ts";
import type { Route } from "./+types/sign-up.page.ts";
import { signedUpLine } from "./confirm-email.server.ts";
import { LoginTabs } from "./login-tabs.tsx";
import type { SignUpAnswer } from "./sign-up.form.ts";
import { signUp } from "./sign-up.server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const policy: RoutePolicy = { cached: false };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visitor = await visitorOf(request, context);
  if (visitor) throw redirect(homeOf(visitor.role));
  return { from: returnPath(url.searchParams.get("from")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const shop = services(context);
  const answer = await signUp(shop, requestFacts(context).clientAddress, form);
  if (answer.kind !== "signed-up") return data(answer, { status: accountStatus(answer) });
  const headers = cookieHeaders([
    noticeCookie(accountText.signUp.created),
    await signedUpLine(shop, answer.accountId),
  ]);
  throw redirect("/confirm-email?sent=1", { status: 303, headers });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<SignUpAnswer, SignUpAnswer>(call, { kind: "failed" }, accountText.signUp.failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accountText.signUp.title,
    description: accountText.signUp.intro,
    path: "/signup",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function SignUpPage({ loaderData: { from }, actionData }: Route.ComponentProps) {
  return (
    <LoginTabs current="signUp" from={from}>
      <SignUpForm given={actionData} />
    </LoginTabs>
  );
}
