import type { ReactNode } from "react";
import { Form } from "react-router";
import type { errorsIn } from "#ui/form/form-answer.ts";
import type { FormRules } from "#ui/form/form-rules.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

interface ActFormProps {
  /** The record's own address. */
  to: string;
  /** The version that was shown: an act on a stale one is refused. */
  version: number;
  label: string;
  given: Parameters<typeof errorsIn>[0];
  rules?: FormRules;
  children: ReactNode;
}

/** One of the acts of a record's dialog; each is a form of its own, and leads to its first error. */
export function ActForm({ to, version, label, given, rules, children }: ActFormProps) {
  const form = useFirstError(given, rules);
  return (
    <Form
      ref={form}
      method="post"
      action={to}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
