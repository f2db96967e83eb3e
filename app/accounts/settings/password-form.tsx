import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { localPath } from "#values/language/address.ts";
import { labelText } from "../account.text.ts";
import { type Actor, ownSettingsPaths } from "../actor.ts";
import { longestPassword } from "../password/new-password.ts";
import { SettingsPart } from "../settings-part.tsx";
import {
  type PasswordAnswer,
  type PasswordFieldName,
  parsePasswordChange,
  passwordNotice,
} from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";

interface PasswordFormProps {
  owner: Actor["role"];
  /** What came of the form when it was posted without script. */
  given: PasswordAnswer | undefined;
}

/** The current password first, so that a borrowed browser can't take the account over. */
export function PasswordForm({ owner, given }: PasswordFormProps) {
  const { form, errors, standing, isSending, submit } = useForm<PasswordFieldName>({
    action: ownSettingsPaths[owner],
    parse: (form) => parsePasswordChange(form, owner),
    given,
    words: {
      done: ownSettingsText.password.changed,
      failed: ownSettingsText.password.failed,
      refused: passwordNotice,
    },
  });
  const field = (name: PasswordFieldName, label: string, autoComplete: string, className = "") => (
    <Field
      name={name}
      label={label}
      type="password"
      autoComplete={autoComplete}
      required
      maxLength={longestPassword}
      error={errors[name]}
      className={className}
    />
  );
  return (
    <SettingsPart title={ownSettingsText.password.title}>
      <form ref={form} method="post" action={localPath(ownSettingsPaths[owner])} noValidate onSubmit={submit}>
        <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
        <input type="hidden" name="form" value="password" />
        <div className="grid gap-4 sm:grid-cols-2">
          {field("currentPassword", labelText.currentPassword, "current-password", "sm:col-span-2")}
          {field("newPassword", labelText.newPassword, "new-password")}
          {field("confirmPassword", labelText.confirmNewPassword, "new-password")}
        </div>
        <Button type="submit" variant="primary" pending={isSending} className="mt-5">
          {ownSettingsText.password.save}
        </Button>
      </form>
    </SettingsPart>
  );
}
