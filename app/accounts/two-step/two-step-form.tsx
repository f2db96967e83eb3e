import type { ReactNode } from "react";
import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ProofFields } from "./proof-fields.tsx";
import { parseTypedProof, type TwoStepAnswer } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import { type AppSetup, twoStepPath } from "./two-step.ts";

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
  const form = useFirstError(given, parseTypedProof);
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

/** New recovery codes, or none of it any more. */
export function OffForm({ given }: { given: TwoStepAnswer | undefined }) {
  return (
    <TwoStepForm label={text.change} hint={text.codeOrRecovery} given={given}>
      <Button {...useActButton("codes")}>{text.newCodes}</Button>
      <Button {...useActButton("off")}>{text.turnOff}</Button>
    </TwoStepForm>
  );
}

/** The QR code with its key beside it, and what proves that the app has it. */
export function OnForm({ setup, given }: { setup: AppSetup; given: TwoStepAnswer | undefined }) {
  return (
    <TwoStepForm
      label={text.turnOn}
      hint={text.codeHint}
      given={given}
      above={<AppKey key={setup.key} setup={setup} />}
    >
      <Button variant="primary" {...useActButton("on")}>
        {text.turnOn}
      </Button>
    </TwoStepForm>
  );
}

function AppKey({ setup: { sealed, key, address, qr } }: { setup: AppSetup }) {
  return (
    <ol className="grid list-decimal gap-4 pl-5">
      <li>
        <input type="hidden" name="sealed" value={sealed} />
        <p className="max-w-measure">{text.steps.app}</p>
        <QrPicture qr={qr} label={text.steps.qr} className="my-3" />
        <p className="text-sm">
          {text.steps.key} <code className="break-words select-all">{key}</code>
        </p>
        <p className="mt-1 text-sm">
          <a href={address} className="action">
            {text.steps.link}
          </a>
        </p>
      </li>
      <li>{text.steps.code}</li>
    </ol>
  );
}
