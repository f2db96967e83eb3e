import type { ParsedForm } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { fieldsText } from "../account.text.ts";
import type { AccountAnswer } from "../account-answer.ts";
import { parseEmail } from "../email.form.ts";

export type SignInField = "email" | "password";
export type SignInAnswer = AccountAnswer<SignInField>;

export function parseSignIn(form: FormData): ParsedForm<SignInField, { email: string; password: string }> {
  const parsed = parseEmail(form);
  const password = textIn(form, "password");
  const missing = password === "" ? { password: fieldsText.givenPassword } : {};
  if (parsed.kind === "valid" && password !== "") {
    return { kind: "valid", value: { email: parsed.value.email, password } };
  }
  if (parsed.kind === "valid") return { kind: "refused", errors: missing, typed: parsed.value };
  return { kind: "refused", errors: { ...parsed.errors, ...missing }, typed: parsed.typed };
}
