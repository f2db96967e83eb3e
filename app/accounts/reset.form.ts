import type { ParsedForm } from "#ui/form-answer.ts";
import type { AccountAnswer } from "./account-answer.ts";
import type { Actor } from "./actor.ts";
import { newPasswordErrors } from "./new-password.ts";
import { passwordIn } from "./sign-up.form.ts";

export type ResetField = "newPassword" | "confirmNewPassword";
export type ResetAnswer = AccountAnswer<ResetField>;

/** A new password typed twice; an admin's is longer. */
export function parseReset(form: FormData, role: Actor["role"]): ParsedForm<ResetField, string> {
  const password = passwordIn(form, "newPassword");
  const confirm = passwordIn(form, "confirmNewPassword");
  const wrong = newPasswordErrors({ password, confirm }, "change", role);
  if (!wrong.password && !wrong.confirm) return { kind: "valid", value: password };
  const errors = {
    ...(wrong.password && { newPassword: wrong.password }),
    ...(wrong.confirm && { confirmNewPassword: wrong.confirm }),
  };
  return { kind: "refused", errors, typed: {} };
}
