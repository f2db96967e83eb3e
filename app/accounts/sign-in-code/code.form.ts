import type { ParsedForm } from "#ui/form/form-answer.ts";
import type { AccountAnswer } from "../account-answer.ts";
import { factorCodeIn } from "../two-step/two-step.form.ts";
import { codeText } from "./code.text.ts";

export type SignInCodeAnswer = AccountAnswer<"code">;

/** A code of the app, or a recovery code: which it is shows when it is taken. */
export function parseCode(form: FormData): ParsedForm<"code", string> {
  const typed = factorCodeIn(form, "code");
  if (typed === "too-long") return { kind: "refused", errors: { code: codeText.wrong }, typed: {} };
  if (typed.code === "") return { kind: "refused", errors: { code: codeText.missing }, typed: {} };
  return { kind: "valid", value: typed.code };
}
