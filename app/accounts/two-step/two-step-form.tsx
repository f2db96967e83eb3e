import type { ReactNode } from "react";
import { Form } from "react-router";
import { errorsIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ProofFields } from "./proof-fields.tsx";
import type { TwoStepAnswer } from "./two-step.form.ts";
import { twoStepPath } from "./two-step.ts";

interface TwoStepFormProps {
  label: string;
  hint: string;
  given: TwoStepAnswer | undefined;
  /** What stands above the fields. */
  above?: ReactNode;
  children: ReactNode;
}

/** A form that a code and the password prove; it leads to its first error. */
export function TwoStepForm({ label, hint, given, above, children }: TwoStepFormProps) {
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={twoStepPath}
      aria-label={label}
      noValidate={useHydrated()}
      onSubmit={useInTurn()}
      preventScrollReset
      className="grid gap-4"
    >
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} />}
      {above}
      <ProofFields errors={errorsIn(given)} hint={hint} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </Form>
  );
}
