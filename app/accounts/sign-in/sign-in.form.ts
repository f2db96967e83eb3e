import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredEmail } from "#ui/form/form-fields.ts";
import { textIn } from "#values/text/form-text.ts";
import { fieldsText } from "../account.text.ts";
import type { AccountAnswer } from "../account-answer.ts";

const email = () =>
  z.pipe(
    requiredEmail(fieldsText.email),
    z.transform((text) => text.toLowerCase()),
  );
const emailOnly = () => z.object({ email: email() });

export type SignInField = "email" | "password";
export type SignInAnswer = AccountAnswer<SignInField>;
export type EmailAnswer = AccountAnswer<"email">;
/** Of confirming an address, or of asking for the link again. */
export type ConfirmAnswer = AccountAnswer<"email" | "password">;

/** An address in the form in which accounts are kept: lower case. */
export const parseEmail = (form: FormData): ParsedForm<"email", { email: string }> =>
  parseFields<"email", { email: string }>(emailOnly(), ["email"], form);

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
