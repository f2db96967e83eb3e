import { type FormEvent, useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFormRules } from "#ui/form/form-rules.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { textIn } from "#values/text/form-text.ts";
import { longDate } from "#values/time/date-time.ts";
import { longestPassword } from "../password/new-password.ts";
import { addByDevice, useHasPasskeys } from "./ask-device.ts";
import { type PasskeysAnswer, parseNewPasskey } from "./passkey.form.ts";
import { newPasskeyPath, type Passkey, passkeysPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";

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
  useFormRules(form, parseNewPasskey);
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

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  given: PasskeysAnswer | undefined;
}

/** Each passkey with its name to change, and how to be rid of it. */
export function PasskeyList({ passkeys, given }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="grid gap-6">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="border-t border-hair pt-4">
          <PasskeyForm passkey={passkey} error={errorsIn(given).name} />
        </li>
      ))}
    </ul>
  );
}

function PasskeyForm({ passkey, error }: { passkey: Passkey; error: string | undefined }) {
  const { id, name, madeAt, lastUsedAt } = passkey;
  return (
    <Form
      method="post"
      action={passkeysPath}
      noValidate={useHydrated()}
      aria-label={name}
      className="grid gap-3"
    >
      <input type="hidden" name="id" value={id} />
      <Field name="name" label={text.name} defaultValue={name} error={error} autoComplete="off" required />
      <p className="text-sm text-ink-2">
        {text.made} {longDate(madeAt)} · {lastUsedAt ? `${text.used} ${longDate(lastUsedAt)}` : text.never}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button small {...useActButton("rename")}>
          {text.rename}
        </Button>
        <ConfirmButton small question={text.removeQuestion(name)} {...useActButton("remove")}>
          {text.remove}
        </ConfirmButton>
      </div>
    </Form>
  );
}
