import { PasswordField } from "#accounts/password/password-field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { labelText } from "../account.text.ts";
import type { ResetField } from "./reset.form.ts";

/** A new password, typed twice. */
export const NewPasswordFields = ({ errors }: { errors: FieldErrors<ResetField> }) => (
  <>
    <PasswordField name="newPassword" label={labelText.newPassword} use="new" error={errors.newPassword} />
    <PasswordField
      name="confirmNewPassword"
      label={labelText.confirmNewPassword}
      use="new"
      error={errors.confirmNewPassword}
    />
  </>
);
