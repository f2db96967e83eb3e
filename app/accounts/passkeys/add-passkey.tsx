import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { textIn } from "#values/text/form-text.ts";
import { longestPassword } from "../password/new-password.ts";
import { addByDevice } from "./ask-device.ts";
import { parseNewPasskey } from "./passkey.form.ts";
import { newPasskeyPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";
import { useHasPasskeys } from "./use-passkeys.ts";

/** The form that has the device make a passkey. There is none without script. */
export function AddPasskey() {
  const hasPasskeys = useHasPasskeys();
  return (
    <TitledPart title={text.add}>
      {hasPasskeys ? <AddForm /> : <p className="max-w-measure">{text.needsScript}</p>}
    </TitledPart>
  );
}

type Errors = Partial<Record<"name" | "password", string>>;

function AddForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const parsed = parseNewPasskey(typed);
    setErrors(parsed.kind === "refused" ? parsed.errors : {});
    setProblem(undefined);
    if (parsed.kind === "refused") return;
    setAsking(true);
    const fields = { name: textIn(typed, "name"), password: textIn(typed, "password") };
    const outcome = await addByDevice(newPasskeyPath, fields);
    setAsking(false);
    if ("refused" in outcome) return setProblem(outcome.refused);
    form.current?.reset();
    toast(text.added);
    await revalidate();
  }
  return (
    <form ref={form} noValidate onSubmit={add} className="grid gap-4">
      <div role="alert">{problem && <FormProblem text={problem} />}</div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="name"
          label={text.name}
          hint={text.nameHint}
          error={errors.name}
          autoComplete="off"
          required
        />
        <Field
          name="password"
          label={text.password}
          type="password"
          error={errors.password}
          maxLength={longestPassword}
          autoComplete="current-password"
          required
        />
      </div>
      <Button type="submit" variant="primary" pending={isAsking} className="justify-self-start max-sm:w-full">
        {text.add}
      </Button>
    </form>
  );
}
