import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import type { EndpointAnswer, EndpointTyped } from "../endpoints/endpoint-answer.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import { EventBoxes } from "./event-boxes.tsx";

interface EndpointFieldsProps {
  kept: EndpointTyped;
  given: EndpointAnswer | undefined;
}

/** Address and events of an endpoint, with their errors. */
export function EndpointFields({ kept, given }: EndpointFieldsProps) {
  const shown = typedOf(given) ?? kept;
  const errors = errorsIn(given);
  return (
    <>
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} />}
      <Field
        label={text.urlLabel}
        name="url"
        type="url"
        inputMode="url"
        hint={text.urlHint}
        error={errors.url}
        defaultValue={shown.url}
        autoComplete="off"
        spellCheck={false}
        className="max-w-xl"
        required
      />
      <EventBoxes chosen={shown.events} error={errors.events} />
    </>
  );
}
