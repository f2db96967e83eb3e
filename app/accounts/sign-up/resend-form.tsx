import { Button } from "#ui/form/button.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { localPath } from "#values/language/address.ts";
import { accountText } from "../account.text.ts";
import { accountWords } from "../account-answer.ts";
import { AccountEmail } from "../account-parts.tsx";
import { parseEmail } from "../email.form.ts";
import type { ConfirmAnswer } from "./sign-up.form.ts";

const words = () => ({ ...accountWords(accountText.resend), done: accountText.resend.sent });

/** Asks for the confirmation mail once more, to a known address or to one that is typed. */
export function ResendForm({ email, given }: { email?: string; given?: ConfirmAnswer | undefined }) {
  const { form, errors, standing, isSending, submit } = useForm<"email" | "password", string>({
    action: "/confirm-email",
    parse: parseEmail,
    given,
    words: words(),
    stays: true,
  });
  return (
    <form
      ref={form}
      method="post"
      action={localPath("/confirm-email")}
      noValidate
      onSubmit={submit}
      className="mt-6 grid justify-items-stretch gap-4 border-t border-hair pt-5"
    >
      <p className="text-sm text-ink-2">
        {email !== undefined && `${accountText.resend.to(email)} `}
        {accountText.resend.intro}
      </p>
      <StandingNotice notice={standing} />
      {email === undefined ? (
        <AccountEmail typed={typedIn(given).email} error={errors.email} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button type="submit" pending={isSending}>
        {accountText.resend.submit}
      </Button>
    </form>
  );
}
