import * as z from "zod/mini";
import { type FormAnswer, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { textIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { longestPasskeyName } from "./passkey.ts";
import { passkeysText } from "./passkeys.text.ts";

export type PasskeyField = "name" | "password";
export type PasskeysAnswer = FormAnswer<PasskeyField>;

const named = z.object({ name: requiredLine(longestPasskeyName, () => passkeysText.errors.name) });

export const parsePasskeyName = (form: FormData): ParsedForm<"name", { name: string }> =>
  parseFields<"name", { name: string }>(named, ["name"], form);

/** A new one's name, and the password that proves whose it is. */
export function parseNewPasskey(
  form: FormData,
): ParsedForm<PasskeyField, { name: string; password: string }> {
  const parsed = parsePasskeyName(form);
  const password = textIn(form, "password");
  const missing = password === "" ? { password: passkeysText.errors.password } : {};
  if (parsed.kind === "valid" && password !== "")
    return { kind: "valid", value: { ...parsed.value, password } };
  if (parsed.kind === "valid") return { kind: "refused", errors: missing, typed: parsed.value };
  return { kind: "refused", errors: { ...parsed.errors, ...missing }, typed: parsed.typed };
}

/** Which one a form is about. */
export function passkeyIn(form: FormData): string | undefined {
  const id = textIn(form, "id");
  return isUuid(id) ? id : undefined;
}
