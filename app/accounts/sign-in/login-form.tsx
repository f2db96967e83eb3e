import { Button } from "#ui/form/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Link } from "#ui/link.tsx";
import { accountText } from "../account.text.ts";
import { typedInAccountForm } from "../account-answer.ts";
import { accountNotice } from "../account-notice.ts";
import { AccountEmail, GivenAnswer } from "../account-parts.tsx";
import { ResendForm } from "../sign-up/resend-form.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { signInPath } from "./return-path.ts";
import { parseSignIn, type SignInAnswer, type SignInField } from "./sign-in.form.ts";

interface LoginFormProps {
  action: "/login" | "/admin-login";
  /** The page that the visitor came from. */
  from?: string | undefined;
  given: SignInAnswer | undefined;
  /** The title of what is said when it fails. */
  failed: { title: string };
}

/** Address and password. */
export function LoginForm({ action, from, given, failed }: LoginFormProps) {
  // In the address, so that a form that failed without script still remembers it.
  const address = from ? signInPath(action, from) : action;
  const { form, answer, errors, standing, isSending, submit } = useAccountForm<SignInField>({
    action: address,
    check: parseSignIn,
    given,
    notice: (next) => accountNotice(next, { failed }),
  });
  return (
    <>
      <form ref={form} method="post" action={address} noValidate onSubmit={submit} className="grid gap-4">
        <GivenAnswer notice={standing} />
        <AccountEmail typed={typedInAccountForm(given).email} error={errors.email} />
        <PasswordField name="password" label="Password" use="current" error={errors.password} />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
          {accountText.login.submit}
        </Button>
      </form>
      {answer?.kind === "unconfirmed" && <ResendForm email={answer.email} />}
      <p className="mt-3">
        <Link to="/forgot-password" className="action">
          {accountText.login.forgot}
        </Link>
      </p>
    </>
  );
}
