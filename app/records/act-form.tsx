import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { errorsIn } from "#ui/form/form-answer.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

interface ActFormProps {
  /** The record's own address. */
  to: string;
  /** As it was shown: what was changed meanwhile is not acted on. */
  version: number;
  label: string;
  given: Parameters<typeof errorsIn>[0];
  children: ReactNode;
}

/** One of the acts of a record's dialog; each is a form of its own, and leads to its first error. */
export function ActForm({ to, version, label, given, children }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstError(form.current, errorsIn(given)), [given]);
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
