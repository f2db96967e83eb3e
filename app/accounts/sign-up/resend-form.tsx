import { Button } from "#ui/form/button.tsx";
import { accountText } from "../account.text.ts";
import { typedInAccountForm } from "../account-answer.ts";
import { accountNotice } from "../account-notice.ts";
import { AccountEmail, GivenAnswer } from "../account-parts.tsx";
import { type ConfirmAnswer, parseEmail } from "../sign-in/sign-in.form.ts";
import { useAccountForm } from "../use-account-form.ts";

const words = { ...accountText.resend, sent: () => accountText.resend.sent };

/** Asks for the confirmation mail once more, to a known address or to one that is typed. */
export function ResendForm({ email, given }: { email?: string; given?: ConfirmAnswer | undefined }) {
  const { form, errors, standing, isSending, submit } = useAccountForm<"email" | "password">({
    action: "/confirm-email",
    check: parseEmail,
    given,
    notice: (answer) => accountNotice(answer, words),
  });
  return (
    <form
      ref={form}
      method="post"
      action="/confirm-email"
      noValidate
      onSubmit={submit}
      className="mt-6 grid justify-items-stretch gap-4 border-t border-hair pt-5"
    >
      <p className="text-sm text-ink-2">
        {email !== undefined && `${accountText.resend.to(email)} `}
        {accountText.resend.intro}
      </p>
      <GivenAnswer notice={standing} />
      {email === undefined ? (
        <AccountEmail typed={typedInAccountForm(given).email} error={errors.email} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button type="submit" pending={isSending}>
        {accountText.resend.submit}
      </Button>
    </form>
  );
}
