import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { PasswordField } from "#accounts/password/password-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { errorsIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { formNotice } from "#ui/form/form-words.ts";
import { Link } from "#ui/link.tsx";
import { accountText, labelText } from "../account.text.ts";
import { accountWords } from "../account-answer.ts";
import { AccountFrame } from "../account-parts.tsx";
import type { ConfirmAnswer } from "./sign-up.form.ts";

interface ConfirmFormProps {
  token: string;
  /** The browser that signed up sends it by itself. */
  isAutomatic: boolean;
  needsPassword: boolean;
  given: ConfirmAnswer | undefined;
}

/** Confirms an address by a mail's link. */
export function ConfirmForm({ token, isAutomatic, needsPassword, given }: ConfirmFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isGoing = useNavigation().state !== "idle";
  const errors = errorsIn(given);
  useEffect(() => {
    if (isAutomatic) form.current?.requestSubmit();
  }, [isAutomatic]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => focusFirstError(form.current, errors), [given]);
  const ask = needsPassword ? accountText.confirm.askPassword : accountText.confirm.ask;
  // The token stays in the address: a page that was answered without script asks again.
  const address = `/confirm-email?${new URLSearchParams({ token })}`;
  return (
    <AccountFrame title={accountText.confirm.title} intro={isGoing ? accountText.confirm.working : ask}>
      <Form ref={form} method="post" action={address} replace noValidate className="grid gap-4">
        <StandingNotice
          notice={given && formNotice(given, accountWords({ failed: accountText.confirm.failed }))}
        />
        <input type="hidden" name="token" value={token} />
        {needsPassword && (
          <PasswordField name="password" label={labelText.password} use="current" error={errors.password} />
        )}
        <Button type="submit" variant="primary" wide pending={isGoing}>
          {accountText.confirm.submit}
        </Button>
      </Form>
      {needsPassword && (
        <p className="mt-3">
          <Link to="/forgot-password" className="action">
            {accountText.confirm.forgot}
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}
