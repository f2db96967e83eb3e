import type { ParsedForm } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import type { AccountAnswer } from "../account-answer.ts";
import { codeText } from "./code.text.ts";

export type SignInCodeAnswer = AccountAnswer<"code">;

const longest = 60;

/** A code of the app, or a recovery code: which it is shows when it is taken. */
export function parseCode(form: FormData): ParsedForm<"code", string> {
  const code = textIn(form, "code").trim();
  if (code === "") return { kind: "refused", errors: { code: codeText.missing }, typed: {} };
  if (code.length > longest) return { kind: "refused", errors: { code: codeText.wrong }, typed: {} };
  return { kind: "valid", value: code };
}
