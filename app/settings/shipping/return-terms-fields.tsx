import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn, typedOf } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { ReturnTerms } from "#values/return-terms.ts";
import type { ShippingRulesAnswer } from "./shipping-rules.form.ts";
import { shippingRulesText } from "./shipping-rules.text.ts";

interface ReturnTermsFieldsProps {
  terms: ReturnTerms;
  given: ShippingRulesAnswer | undefined;
}

/** For how long goods come back. */
export function ReturnTermsFields({ terms, given }: ReturnTermsFieldsProps) {
  const { title, days, damageHours, daysEffect, hoursEffect } = shippingRulesText.returns;
  const typed = typedIn(given);
  const errors = errorsIn(given);
  const number = { inputMode: "numeric", autoComplete: "off", hideOptional: true } as const;
  return (
    <TitledPart title={title} className="mt-8">
      <div className="grid gap-4 md:grid-cols-2 md:gap-x-10">
        <Field
          {...number}
          name="returnDays"
          label={days}
          defaultValue={typed.returnDays ?? String(terms.days)}
          hint={daysEffect(terms.days)}
          error={errors.returnDays}
        />
        <Field
          {...number}
          name="damageHours"
          label={damageHours}
          defaultValue={typed.damageHours ?? String(terms.damageHours)}
          hint={hoursEffect(terms.damageHours)}
          error={errors.damageHours}
        />
      </div>
    </TitledPart>
  );
}

interface CancellationFieldsProps {
  isAtOnce: boolean;
  given: ShippingRulesAnswer | undefined;
}

/** What becomes of the money when a buyer cancels a paid order. */
export function CancellationFields({ isAtOnce, given }: CancellationFieldsProps) {
  const typed = typedOf(given);
  return (
    <TitledPart title={shippingRulesText.cancelled.title} className="mt-8">
      <CheckboxField
        name="refundsCancelled"
        label={shippingRulesText.cancelled.label}
        defaultChecked={typed ? typed.refundsCancelled === "on" : isAtOnce}
      />
      <p className="text-ink-2">
        {isAtOnce ? shippingRulesText.cancelled.atOnce : shippingRulesText.cancelled.byHand}
      </p>
    </TitledPart>
  );
}
