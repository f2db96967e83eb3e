import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { accountText } from "../account.text.ts";
import { typedInAccountForm } from "../account-answer.ts";
import { accountNotice } from "../account-notice.ts";
import { AccountEmail, GivenAnswer } from "../account-parts.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { parseSignUp, type SignUpAnswer, type SignUpField } from "./sign-up.form.ts";

/** Name, address and a password typed twice. */
export function SignUpForm({ given }: { given: SignUpAnswer | undefined }) {
  const { form, errors, standing, isSending, submit } = useAccountForm<SignUpField>({
    action: "/signup",
    check: parseSignUp,
    given,
    notice: (answer) => accountNotice(answer, accountText.signUp),
  });
  const typed = typedInAccountForm(given);
  return (
    <form ref={form} method="post" action="/signup" noValidate onSubmit={submit} className="grid gap-4">
      <GivenAnswer notice={standing} />
      <Field
        name="fullName"
        label="Full Name"
        dir="auto"
        required
        autoComplete="name"
        maxLength={120}
        defaultValue={typed.fullName}
        error={errors.fullName}
      />
      <AccountEmail typed={typed.email} error={errors.email} />
      <PasswordField name="password" label="Password" use="new" error={errors.password} />
      <PasswordField
        name="confirmPassword"
        label="Confirm Password"
        use="new"
        error={errors.confirmPassword}
      />
      <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
        {accountText.signUp.submit}
      </Button>
    </form>
  );
}
