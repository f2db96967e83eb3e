import { data, replace } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { SentNotice } from "#ui/form/form-notice.tsx";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { accountText } from "../account.text.ts";
import { accountStatus } from "../account-answer.ts";
import { AccountFrame } from "../account-parts.tsx";
import { cookieHeaders, visitorOf } from "../guard.server.ts";
import { announceSession } from "../session/session-store.ts";
import type { Route } from "./+types/confirm-email.page.ts";
import { asksForPassword, confirmByLink } from "./confirm-email.server.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { ResendForm } from "./resend-form.tsx";
import type { ConfirmAnswer } from "./sign-up.form.ts";
import { resendConfirmation } from "./sign-up.server.ts";

export const policy: RoutePolicy = { cached: false };

/** Looking at the page uses nothing up (ACCOUNT-4): a mail scanner may. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? undefined;
  const isSent = url.searchParams.has("sent");
  // A person who is signed in already confirms first: a link must not swap accounts by itself.
  const visitor = await visitorOf(request, context);
  const needsPassword = token !== undefined && (await asksForPassword(services(context), request, token));
  const isAutomatic = token !== undefined && visitor === null && !needsPassword;
  return { token, isSent, needsPassword, isAutomatic };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const shop = services(context);
  const { clientAddress } = requestFacts(context);
  if (!form.has("token")) {
    const answer = await resendConfirmation(shop, clientAddress, form);
    return data(answer, { status: accountStatus(answer) });
  }
  const answer = await confirmByLink(shop, { request, clientAddress }, form);
  if (answer.kind !== "confirmed") return data<ConfirmAnswer>(answer, { status: accountStatus(answer) });
  const headers = cookieHeaders([...answer.setCookies, noticeCookie(accountText.confirm.done)]);
  throw replace("/", { status: 303, headers });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ConfirmAnswer, ConfirmAnswer>(call, { kind: "failed" }, accountText.resend.failed).finally(
    announceSession,
  );

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: accountText.confirm.title,
    description: accountText.confirm.ask,
    path: "/confirm-email",
    noIndex: true,
    shop: shopOf(matches),
  }),
  { name: "referrer", content: "same-origin" },
];

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isSent, isAutomatic, needsPassword } = loaderData;
  if (actionData?.kind === "failed" && actionData.reason === "stale") return <StaleLink />;
  if (token !== undefined)
    return (
      <ConfirmForm
        token={token}
        isAutomatic={isAutomatic && !actionData}
        needsPassword={needsPassword}
        given={actionData}
      />
    );
  return (
    <AccountFrame title={accountText.confirm.title} intro={isSent ? accountText.confirm.sent : undefined}>
      {isSent && (
        <noscript>
          <SentNotice {...accountText.signUp.created} />
        </noscript>
      )}
      <ResendForm given={actionData} />
    </AccountFrame>
  );
}

function StaleLink() {
  return (
    <AccountFrame title={accountText.confirm.stale.title} intro={accountText.confirm.stale.text}>
      <ButtonLink variant="primary" to="/login">
        {accountText.login.submit}
      </ButtonLink>
      <ResendForm />
    </AccountFrame>
  );
}
