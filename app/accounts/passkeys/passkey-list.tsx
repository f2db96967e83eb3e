import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn } from "#ui/form/form-answer.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { longDate } from "#values/time/date-time.ts";
import type { PasskeysAnswer } from "./passkey.form.ts";
import { type Passkey, passkeysPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";

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
