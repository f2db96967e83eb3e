import { DayField } from "#records/fields/day-field.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { offerTermsText as text } from "../writing/offer-form.text.ts";

interface AgreedFieldProps {
  typed: Readonly<Record<string, string | undefined>>;
  errors: FieldErrors<string>;
}

const bound = (name: string, { typed, errors }: AgreedFieldProps) => ({
  name,
  defaultValue: typed[name] ?? "",
  error: errors[name],
  hideOptional: true,
});

export const ShippingCostField = (props: AgreedFieldProps) => (
  <Field
    {...bound("shippingCost", props)}
    label={text.shippingCost}
    hint={text.shippingCostHint}
    inputMode="decimal"
    autoComplete="off"
  />
);

export const PromisedOnField = (props: AgreedFieldProps) => (
  <DayField {...bound("promisedOn", props)} label={text.promisedOn} hint={text.promisedOnHint} />
);

export const AdvanceField = (props: AgreedFieldProps) => (
  <Field
    {...bound("advancePercent", props)}
    label={text.advancePercent}
    hint={`${text.advancePercentHint} ${text.accountant}`}
    inputMode="numeric"
    autoComplete="off"
  />
);
