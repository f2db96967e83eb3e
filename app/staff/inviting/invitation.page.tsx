import { data, redirect } from "react-router";
import { accountStatus, accountWords } from "#accounts/account-answer.ts";
import { AccountFrame } from "#accounts/account-parts.tsx";
import { cookieHeaders } from "#accounts/guard.server.ts";
import { NewPasswordFields } from "#accounts/password/new-password-fields.tsx";
import { parseReset, type ResetAnswer, type ResetField } from "#accounts/password/reset.form.ts";
import { announceSession } from "#accounts/session/session-store.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { LanguageLinks } from "#ui/page/language-links.tsx";
import { acceptText as text } from "../staff.text.ts";
import type { Route } from "./+types/invitation.page.ts";
import { acceptInvitation, invitationByLink } from "./accept-invitation.server.ts";

export const policy: RoutePolicy = { cached: false };

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return { token, invitation: (await invitationByLink(services(context), token)) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { clientAddress } = requestFacts(context);
  const answer = await acceptInvitation(services(context), { request, clientAddress }, form);
  if (answer.kind !== "accepted") return data(answer, { status: accountStatus(answer) });
  const headers = cookieHeaders([...answer.setCookies, noticeCookie(text.done)]);
  throw redirect("/admin-login", { status: 303, headers });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ResetAnswer, ResetAnswer>(call, { kind: "failed" }, text.failed).finally(announceSession);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: text.title,
    description: text.title,
    path: "/invitation",
    noIndex: true,
    shop: shopOf(matches),
  }),
  // The address holds the link's secret.
  { name: "referrer", content: "same-origin" },
];

/** What somebody is invited to, and the password by which they accept. */
export default function InvitationPage({
  loaderData: { token, invitation },
  actionData,
}: Route.ComponentProps) {
  if (!invitation) return <OverInvitation />;
  return <AcceptForm token={token} invitation={invitation} given={actionData} />;
}

interface AcceptFormProps {
  token: string;
  invitation: NonNullable<Awaited<ReturnType<typeof invitationByLink>>>;
  given: ResetAnswer | undefined;
}

function AcceptForm({ token, invitation, given }: AcceptFormProps) {
  const shop = useShop();
  const { form, answer, errors, standing, isSending, submit } = useForm<ResetField, string>({
    action: "/invitation",
    parse: (typed) => parseReset(typed, "admin"),
    given,
    words: accountWords(text),
    stays: true,
  });
  if (answer?.kind === "failed" && answer.reason === "stale") return <OverInvitation />;
  const { name, email, may, isCustomer } = invitation;
  return (
    <AccountFrame title={text.title} intro={text.intro(name, shop.name)}>
      <p>
        {text.may}: {may}.
      </p>
      {isCustomer && <p className="mt-3">{text.customer}</p>}
      <p className="mt-3">{text.choose}</p>
      <form
        ref={form}
        method="post"
        action={`/invitation?${new URLSearchParams({ token })}`}
        noValidate
        onSubmit={submit}
        className="mt-6 grid gap-4"
      >
        <StandingNotice notice={standing} />
        <input type="hidden" name="token" value={token} />
        <p className="wrap-anywhere">
          <span className="block text-sm font-semibold">{text.email}</span> {email}
        </p>
        <NewPasswordFields errors={errors} />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
          {text.submit}
        </Button>
      </form>
      <p className="mt-3">
        <LanguageLinks className="action" />
      </p>
    </AccountFrame>
  );
}

const OverInvitation = () => (
  <AccountFrame title={text.stale.title} intro={text.stale.text}>
    <ButtonLink variant="primary" to="/admin-login">
      {text.stale.signIn}
    </ButtonLink>
  </AccountFrame>
);
