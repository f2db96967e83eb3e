import { CheckboxField } from "#ui/form/checkbox.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { TypedOffer } from "../writing/offer.form.ts";
import { newOrderText as text, wayNames, waysToPay } from "./new-order.text.ts";
import type { TakenFrom } from "./taken-order.form.ts";

export interface TakenPartProps {
  source: TakenFrom;
  typed: TypedOffer;
  errors: FieldErrors<string>;
}

/** How it is paid, and whether the buyer has it already. */
export function PaymentPart({ source, typed, errors }: TakenPartProps) {
  return (
    <TitledPart title={text.payment}>
      {source === "stall" && (
        <div>
          <CheckboxField
            name="takenAlong"
            label={text.takenAlong}
            defaultChecked={typed.takenAlong === "on"}
          />
          <p className="text-sm text-ink-2">{text.takenAlongHint}</p>
        </div>
      )}
      <RadioGroup
        name="pay"
        label={text.pay}
        defaultValue={typed.pay}
        error={errors.pay}
        options={waysToPay.map((value) => ({ value, ...wayNames[value] }))}
      />
      <Field
        name="reference"
        label={text.reference}
        hint={text.referenceHint}
        defaultValue={typed.reference ?? ""}
        error={errors.reference}
        autoComplete="off"
      />
      {(errors.takesLacking || typed.takesLacking === "on") && (
        <CheckboxField
          name="takesLacking"
          label={text.lacking}
          defaultChecked={typed.takesLacking === "on"}
          error={errors.takesLacking}
        />
      )}
    </TitledPart>
  );
}
