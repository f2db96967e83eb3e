import type { FieldErrors } from "#ui/form/form-answer.ts";
import { PasswordField } from "#ui/form/password-field.tsx";
import type { ResetField } from "./reset.form.ts";

/** A new password, typed twice. */
export const NewPasswordFields = ({ errors }: { errors: FieldErrors<ResetField> }) => (
  <>
    <PasswordField name="newPassword" label="New Password" use="new" error={errors.newPassword} />
    <PasswordField
      name="confirmNewPassword"
      label="Confirm New Password"
      use="new"
      error={errors.confirmNewPassword}
    />
  </>
);
