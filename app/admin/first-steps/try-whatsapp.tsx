import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { type StepIntent, stepsPath } from "./back-to-steps.tsx";
import { stepActs as say } from "./first-steps.text.ts";
import type { StepAnswer } from "./take-step.server.ts";

const intent: StepIntent = "try-whatsapp";

/** Sends a buyer's first message to one's own phone, by the shop's settings (WHATSAPP-16). */
export function TryWhatsapp({ phone, given }: { phone: string; given: StepAnswer | undefined }) {
  const button = useActButton(intent);
  return (
    <Form method="post" action={stepsPath} noValidate className="grid w-full max-w-[24rem] gap-2">
      <Field
        name="number"
        label={say.whatsappNumber}
        hint={say.whatsappHint}
        error={errorsIn(given).number}
        defaultValue={typedIn(given).number ?? phone}
        type="tel"
        autoComplete="tel"
        required
      />
      <Button small {...button}>
        {say.whatsapp}
      </Button>
    </Form>
  );
}
