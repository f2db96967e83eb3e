import { data, redirect } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { localPath } from "#values/language/address.ts";
import { accountText } from "../account.text.ts";
import { accountStatus, accountWords } from "../account-answer.ts";
import { AccountFrame } from "../account-parts.tsx";
import { cookieHeaders } from "../guard.server.ts";
import { announceSession } from "../session/session-store.ts";
import type { Route } from "./+types/reset-password.page.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { parseReset, type ResetAnswer, type ResetField } from "./reset.form.ts";
import { resetByLink, resetLinkRole } from "./reset-password.server.ts";

export const policy: RoutePolicy = { cached: false };

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const role = token === "" ? undefined : await resetLinkRole(services(context), token);
  return { token, role };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answer = await resetByLink(
    services(context),
    { request, clientAddress: requestFacts(context).clientAddress },
    form,
  );
  if (answer.kind !== "changed") return data(answer, { status: accountStatus(answer) });
  throw redirect("/login", {
    status: 303,
    headers: cookieHeaders([...answer.setCookies, noticeCookie(accountText.reset.done)]),
  });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ResetAnswer, ResetAnswer>(call, { kind: "failed" }, accountText.reset.failed).finally(
    announceSession,
  );

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: accountText.reset.title,
    description: accountText.reset.intro,
    path: "/reset-password",
    noIndex: true,
    shop: shopOf(matches),
  }),
  // The address holds the link's secret.
  { name: "referrer", content: "same-origin" },
];

export default function ResetPasswordPage({ loaderData: { token, role }, actionData }: Route.ComponentProps) {
  if (!role) return <StaleLink />;
  return <ResetForm token={token} role={role} given={actionData} />;
}

interface ResetFormProps {
  token: string;
  role: "user" | "admin";
  given: ResetAnswer | undefined;
}

function ResetForm({ token, role, given }: ResetFormProps) {
  const { form, answer, errors, standing, isSending, submit } = useForm<ResetField, string>({
    action: "/reset-password",
    parse: (typed) => parseReset(typed, role),
    given,
    words: accountWords(accountText.reset),
    stays: true,
  });
  if (answer?.kind === "failed" && answer.reason === "stale") return <StaleLink />;
  return (
    <AccountFrame title={accountText.reset.title} intro={accountText.reset.intro}>
      <form
        ref={form}
        method="post"
        action={localPath(`/reset-password?${new URLSearchParams({ token })}`)}
        noValidate
        onSubmit={submit}
        className="grid gap-4"
      >
        <StandingNotice notice={standing} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields errors={errors} />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
          {accountText.reset.submit}
        </Button>
      </form>
    </AccountFrame>
  );
}

function StaleLink() {
  return (
    <AccountFrame title={accountText.reset.stale.title} intro={accountText.reset.stale.text}>
      <ButtonLink variant="primary" to="/forgot-password">
        {accountText.reset.stale.again}
      </ButtonLink>
    </AccountFrame>
  );
}
