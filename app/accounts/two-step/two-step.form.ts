import type { FieldErrors, FormAnswer, ParsedForm } from "#ui/form/form-answer.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { twoStepText } from "./two-step.text.ts";
import { type AppSetup, type TwoStepIntent, twoStepIntents } from "./two-step.ts";

const longest = 60;

/**
 * The code in a form's field, the app's or a recovery code, without what nobody types; empty where there is
 * none, 'too-long' where it is longer than either.
 */
export function factorCodeIn(form: FormData, field: string): { code: string } | "too-long" {
  const code = cleanText(textIn(form, field), longest + 1);
  return code.length > longest ? "too-long" : { code };
}

export type TwoStepField = "code" | "password";

/** What is shown once. */
interface ShownCodes {
  why: TwoStepIntent;
  codes: readonly string[];
}

export type TwoStepAnswer = FormAnswer<TwoStepField, ShownCodes, { setup?: AppSetup }>;

export const twoStepIntentIn = (form: FormData): TwoStepIntent | undefined =>
  twoStepIntents.find((each) => each === form.get("intent"));

export interface TypedProof {
  code: string;
  password: string;
}

/** A code and the password; neither is ever sent back. */
export function parseTypedProof(form: FormData): ParsedForm<TwoStepField, TypedProof> {
  const typed = factorCodeIn(form, "code");
  const code = typed === "too-long" ? undefined : typed.code;
  const password = textIn(form, "password");
  const errors: FieldErrors<TwoStepField> = {
    ...(code === "" && { code: twoStepText.codeMissing }),
    ...(code === undefined && { code: twoStepText.codeWrong }),
    ...(password === "" && { password: twoStepText.passwordMissing }),
  };
  if (code === undefined || Object.keys(errors).length > 0) return { kind: "refused", errors, typed: {} };
  return { kind: "valid", value: { code, password } };
}
