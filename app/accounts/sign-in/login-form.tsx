import { PasswordField } from "#accounts/password/password-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/link.tsx";
import { localPath } from "#values/language/address.ts";
import { accountText, labelText } from "../account.text.ts";
import { accountWords } from "../account-answer.ts";
import { AccountEmail } from "../account-parts.tsx";
import { signInPath } from "../session/return-path.ts";
import { ResendForm } from "../sign-up/resend-form.tsx";
import { parseSignIn, type SignInAnswer, type SignInField } from "./sign-in.form.ts";

interface LoginFormProps {
  action: "/login" | "/admin-login";
  /** The page that the visitor came from. */
  from?: string | undefined;
  given: SignInAnswer | undefined;
  /** The title of the notice when it fails. */
  failed: { title: string };
}

/** Address and password. */
export function LoginForm({ action, from, given, failed }: LoginFormProps) {
  // In the address, so that a form that failed without script still remembers it.
  const address = from ? signInPath(action, from) : action;
  const { form, answer, errors, standing, isSending, submit } = useForm<SignInField, string>({
    action: address,
    parse: parseSignIn,
    given,
    words: accountWords({ failed }),
    stays: true,
  });
  return (
    <>
      <form
        ref={form}
        method="post"
        action={localPath(address)}
        noValidate
        onSubmit={submit}
        className="grid gap-4"
      >
        <StandingNotice notice={standing} />
        <AccountEmail typed={typedIn(given).email} error={errors.email} />
        <PasswordField name="password" label={labelText.password} use="current" error={errors.password} />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
          {accountText.login.submit}
        </Button>
      </form>
      {answer?.kind === "failed" && answer.reason === "unconfirmed" && (
        <ResendForm email={answer.typed?.email} />
      )}
      <p className="mt-3">
        <Link to="/forgot-password" className="action">
          {accountText.login.forgot}
        </Link>
      </p>
    </>
  );
}
