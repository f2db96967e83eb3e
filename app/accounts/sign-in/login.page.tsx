import { data, redirect, replace } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterPost } from "#ui/page/failed-request.ts";
import { accountText } from "../account.text.ts";
import { accountStatus } from "../account-answer.ts";
import { homeOf } from "../actor.ts";
import { cookieHeaders, visitorOf } from "../guard.server.ts";
import { returnPath } from "../session/return-path.ts";
import { submitSignIn } from "../session/submit-sign-in.ts";
import { LoginTabs } from "../sign-up/login-tabs.tsx";
import type { Route } from "./+types/login.page.ts";
import { LoginForm } from "./login-form.tsx";
import { codePage, signIn } from "./sign-in.server.ts";

export const policy: RoutePolicy = { cached: false };

/** Somebody signed in has nothing to do here (ACCOUNT-12). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visitor = await visitorOf(request, context);
  if (visitor) throw redirect(homeOf(visitor.role));
  return { from: returnPath(url.searchParams.get("from")) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { clientAddress } = requestFacts(context);
  const answer = await signIn(services(context), { request, clientAddress }, form);
  if (answer.kind === "code-asked") throw codePage(url, answer.setCookies);
  if (answer.kind !== "signed-in") return data(answer, { status: accountStatus(answer) });
  const back = returnPath(url.searchParams.get("from"));
  throw replace(back ?? homeOf(answer.role), { status: 303, headers: cookieHeaders(answer.setCookies) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  submitSignIn(call, { ...accountText.login.failed, text: accountText.login.offline });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accountText.login.title,
    description: accountText.login.intro,
    path: "/login",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function LoginPage({ loaderData: { from }, actionData }: Route.ComponentProps) {
  return (
    <LoginTabs current="login" from={from}>
      <LoginForm action="/login" from={from} given={actionData} failed={accountText.login.failed} />
    </LoginTabs>
  );
}
