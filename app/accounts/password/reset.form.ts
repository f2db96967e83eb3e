import type { ParsedForm } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import type { AccountAnswer } from "../account-answer.ts";
import type { Actor } from "../actor.ts";
import { newPasswordErrors } from "./new-password.ts";

export type ResetField = "newPassword" | "confirmNewPassword";
export type ResetAnswer = AccountAnswer<ResetField>;

/** A new password typed twice; an admin's is longer. */
export function parseReset(form: FormData, role: Actor["role"]): ParsedForm<ResetField, string> {
  const password = textIn(form, "newPassword");
  const confirm = textIn(form, "confirmNewPassword");
  const wrong = newPasswordErrors({ password, confirm }, "change", role);
  if (!wrong.password && !wrong.confirm) return { kind: "valid", value: password };
  // The first is the toast's: two that differ come before one that is too short (ACCOUNT-6).
  const errors = {
    ...(wrong.confirm && { confirmNewPassword: wrong.confirm }),
    ...(wrong.password && { newPassword: wrong.password }),
  };
  return { kind: "refused", errors, typed: {} };
}
