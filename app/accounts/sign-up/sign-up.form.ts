import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { textIn } from "#values/text/form-text.ts";
import { fieldsText } from "../account.text.ts";
import type { AccountAnswer } from "../account-answer.ts";
import { accountEmail } from "../email.form.ts";
import { newPasswordErrors } from "../password/new-password.ts";

const schema = () =>
  z.object({
    fullName: requiredLine(120, fieldsText.fullName),
    email: accountEmail(),
  });

const fields = ["fullName", "email"] as const;
export type SignUpField = (typeof fields)[number] | "password" | "confirmPassword";
export type SignUpAnswer = AccountAnswer<SignUpField>;
/** Of confirming an address, or of asking for the link again. */
export type ConfirmAnswer = AccountAnswer<"email" | "password">;

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
}

/**
 * Nothing but these four fields is looked at; a role or an id that somebody adds is not read. Passwords are
 * never given back.
 */
export function parseSignUp(form: FormData): ParsedForm<SignUpField, NewAccount> {
  const person = parseFields<SignUpField, { fullName: string; email: string }>(schema(), fields, form);
  const password = textIn(form, "password");
  const wrong = newPasswordErrors({ password, confirm: textIn(form, "confirmPassword") }, "sign-up");
  // The first is the toast's: two that differ come before one that is too short (ACCOUNT-6).
  const errors = {
    ...(person.kind === "refused" && person.errors),
    ...(wrong.confirm && { confirmPassword: wrong.confirm }),
    ...(wrong.password && { password: wrong.password }),
  };
  if (person.kind === "valid" && Object.keys(errors).length === 0) {
    return { kind: "valid", value: { ...person.value, password } };
  }
  const typed = person.kind === "refused" ? person.typed : person.value;
  return { kind: "refused", errors, typed };
}
