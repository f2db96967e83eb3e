import { PasswordField } from "#accounts/password/password-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { localPath } from "#values/language/address.ts";
import { accountText, labelText } from "../account.text.ts";
import { accountWords } from "../account-answer.ts";
import { AccountEmail } from "../account-parts.tsx";
import { parseSignUp, type SignUpAnswer, type SignUpField } from "./sign-up.form.ts";

/** Name, address and a password typed twice. */
export function SignUpForm({ given }: { given: SignUpAnswer | undefined }) {
  const { form, errors, standing, isSending, submit } = useForm<SignUpField, string>({
    action: "/signup",
    parse: parseSignUp,
    given,
    words: accountWords(accountText.signUp),
    stays: true,
  });
  const typed = typedIn(given);
  return (
    <form
      ref={form}
      method="post"
      action={localPath("/signup")}
      noValidate
      onSubmit={submit}
      className="grid gap-4"
    >
      <StandingNotice notice={standing} />
      <Field
        name="fullName"
        label={labelText.fullName}
        dir="auto"
        required
        autoComplete="name"
        defaultValue={typed.fullName}
        error={errors.fullName}
      />
      <AccountEmail typed={typed.email} error={errors.email} />
      <PasswordField name="password" label={labelText.password} use="new" error={errors.password} />
      <PasswordField
        name="confirmPassword"
        label={labelText.confirmPassword}
        use="new"
        error={errors.confirmPassword}
      />
      <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
        {accountText.signUp.submit}
      </Button>
    </form>
  );
}
