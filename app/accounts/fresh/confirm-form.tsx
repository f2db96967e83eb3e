import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { proveByDevice, useHasPasskeys } from "../passkeys/ask-device.ts";
import { confirmText as text } from "./confirm.text.ts";
import {
  confirmAddress,
  confirmPasskeyPath,
  freshCodeField,
  provedAddress,
  type WhatWaits,
} from "./fresh-proof.ts";

import type { AskedAnswer } from "./receive-confirm.server.ts";

interface AskingFormProps {
  to: string;
  waiting: WhatWaits;
  hasPasskey: boolean;
  given: AskedAnswer | undefined;
}

/**
 * One field for a code. A form that waits is sent from here to where it was going, with all that was typed;
 * as a document, so that its answer is shown as it is without script.
 */
export function AskingForm({ to, waiting, hasPasskey, given }: AskingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = given?.kind === "carried" ? given.fields : undefined;
  const error = given?.error;
  useEffect(() => focusFirstError(form.current, error ? { [freshCodeField]: error } : {}), [error]);
  return (
    <form
      ref={form}
      method="post"
      action={fields ? to : confirmAddress(to, waiting)}
      noValidate={useHydrated()}
      className="grid max-w-sm gap-4"
    >
      <p>
        {text.intro} {fields && text.carries}
      </p>
      {fields?.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names come several times, and the list never changes
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <Field
        name={freshCodeField}
        label={text.code}
        hint={text.hint}
        error={error}
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" variant="primary" className="justify-self-start max-sm:w-full">
        {text.submit}
      </Button>
      {hasPasskey && <ConfirmByPasskey goOn={() => (fields ? form.current?.submit() : leave(to, waiting))} />}
    </form>
  );
}

const leave = (to: string, waiting: WhatWaits): void => window.location.replace(provedAddress(to, waiting));

/** The same by a passkey, where the browser knows of such. */
export function ConfirmByPasskey({ goOn }: { goOn: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const hasPasskeys = useHasPasskeys();
  if (!hasPasskeys) return null;
  async function confirm() {
    setAsking(true);
    setProblem(undefined);
    const outcome = await proveByDevice(confirmPasskeyPath, {});
    if ("to" in outcome) return goOn();
    setProblem(outcome.refused);
    setAsking(false);
  }
  return (
    <>
      <Button pending={isAsking} onClick={confirm} className="justify-self-start max-sm:w-full">
        {text.passkey}
      </Button>
      <div role="alert">{problem && <FormProblem text={problem} />}</div>
    </>
  );
}
