import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import type { TwoStepAnswer } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import { TwoStepForm } from "./two-step-form.tsx";

/** New recovery codes, or none of it any more. */
export function OffForm({ given }: { given: TwoStepAnswer | undefined }) {
  return (
    <TwoStepForm label={text.change} hint={text.codeOrRecovery} given={given}>
      <Button {...useActButton("codes")}>{text.newCodes}</Button>
      <Button {...useActButton("off")}>{text.turnOff}</Button>
    </TwoStepForm>
  );
}
