import { data, redirect, replace } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Link } from "#ui/link.tsx";
import { exceptAfterPost } from "#ui/page/failed-request.ts";
import { LanguageLinks } from "#ui/page/language-links.tsx";
import { accountStatus } from "../account-answer.ts";
import { AccountFrame } from "../account-parts.tsx";
import { homeOf } from "../actor.ts";
import { cookieHeaders, visitorOf } from "../guard.server.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { returnPath } from "../session/return-path.ts";
import { submitSignIn } from "../session/submit-sign-in.ts";
import type { Route } from "./+types/admin-login.page.ts";
import { adminLoginText } from "./admin-login.text.ts";
import { LoginForm } from "./login-form.tsx";
import { codePage, signIn } from "./sign-in.server.ts";

export const policy: RoutePolicy = { cached: false };

/** An admin goes on; a customer reads that this page is not theirs (ACCOUNT-11). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visitor = await visitorOf(request, context);
  if (visitor?.role === "admin") throw redirect(homeOf("admin"));
  if (visitor)
    throw redirect(homeOf("user"), { headers: { "Set-Cookie": noticeCookie(adminLoginText.denied) } });
  return { from: returnPath(url.searchParams.get("from")) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { clientAddress } = requestFacts(context);
  const answer = await signIn(
    services(context),
    { request, clientAddress },
    form,
    adminLoginText.failed.text,
  );
  if (answer.kind === "code-asked") throw codePage(url, answer.setCookies);
  if (answer.kind !== "signed-in") return data(answer, { status: accountStatus(answer) });
  const isAdmin = answer.role === "admin";
  const notices = isAdmin ? [] : [noticeCookie(adminLoginText.denied)];
  const back = isAdmin ? returnPath(url.searchParams.get("from")) : undefined;
  const headers = cookieHeaders([...answer.setCookies, ...notices]);
  throw replace(back ?? homeOf(answer.role), { status: 303, headers });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) => submitSignIn(call, adminLoginText.failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: adminLoginText.title,
    description: adminLoginText.intro,
    path: "/admin-login",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function AdminLoginPage({ loaderData: { from }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={adminLoginText.title} intro={adminLoginText.intro}>
      <LoginForm action="/admin-login" from={from} given={actionData} failed={adminLoginText.failed} />
      <PasskeySignIn from={from} />
      <p>
        <Link to="/login" className="action">
          {adminLoginText.customers}
        </Link>
      </p>
      <p>
        <LanguageLinks className="action" />
      </p>
    </AccountFrame>
  );
}
