import { useEffect, useState } from "react";
import { data } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/link.tsx";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { localPath } from "#values/language/address.ts";
import { accountText } from "../account.text.ts";
import { accountStatus, accountWords } from "../account-answer.ts";
import { AccountEmail, AccountFrame } from "../account-parts.tsx";
import { type EmailAnswer, parseEmail } from "../email.form.ts";
import type { Route } from "./+types/forgot-password.page.ts";
import { requestReset } from "./reset-password.server.ts";

export const policy: RoutePolicy = { cached: false };

const notices = () => ({ ...accountWords(accountText.forgot), done: accountText.forgot.toast });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answer = await requestReset(services(context), requestFacts(context).clientAddress, form);
  return data(answer, { status: accountStatus(answer) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<EmailAnswer, EmailAnswer>(call, { kind: "failed" }, accountText.forgot.failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accountText.forgot.title,
    description: accountText.forgot.intro,
    path: "/forgot-password",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const use = useForm<"email", string>({
    action: "/forgot-password",
    parse: parseEmail,
    given: actionData,
    words: notices(),
    stays: true,
  });
  const [isAgain, setAgain] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is shown
  useEffect(() => setAgain(false), [use.answer]);
  const isSent = use.answer?.kind === "done" && !isAgain;
  return (
    <AccountFrame title={accountText.forgot.title} intro={isSent ? undefined : accountText.forgot.intro}>
      {isSent ? (
        <SentView onAgain={() => setAgain(true)} />
      ) : (
        <form
          ref={use.form}
          method="post"
          action={localPath("/forgot-password")}
          noValidate
          onSubmit={use.submit}
          className="grid gap-4"
        >
          {!isAgain && <StandingNotice notice={use.standing} />}
          <AccountEmail typed={typedIn(actionData).email} error={use.errors.email} />
          <Button type="submit" variant="primary" wide pending={use.isSending} className="mt-2">
            {accountText.forgot.submit}
          </Button>
        </form>
      )}
      <p className="mt-3">
        <Link to="/login" className="action">
          {accountText.forgot.back}
        </Link>
      </p>
    </AccountFrame>
  );
}

/**
 * The same for every address. The button clears the field and shows the form again; without script it is a
 * fresh page.
 */
function SentView({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p role="status" className="mb-6 frame-double p-4">
        {accountText.forgot.sent}
      </p>
      <Button onClick={onAgain} wide className="needs-script">
        {accountText.forgot.again}
      </Button>
      <noscript>
        <ButtonLink to="/forgot-password" wide>
          {accountText.forgot.again}
        </ButtonLink>
      </noscript>
    </>
  );
}
