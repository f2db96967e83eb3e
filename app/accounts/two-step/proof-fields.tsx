import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { longestPassword } from "../password/new-password.ts";
import type { TwoStepField } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";

/** What turning it on and off asks for: a code, and the password. */
export function ProofFields({ errors, hint }: { errors: FieldErrors<TwoStepField>; hint: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="code"
        label={text.code}
        hint={hint}
        error={errors.code}
        required
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={60}
      />
      <Field
        name="password"
        label={text.password}
        type="password"
        error={errors.password}
        required
        autoComplete="current-password"
        maxLength={longestPassword}
      />
    </div>
  );
}
