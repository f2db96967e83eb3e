import { DayField } from "#records/fields/day-field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { TypedOffer } from "../writing/offer.form.ts";
import { offerTermsText as text } from "../writing/offer-form.text.ts";
import { AdvanceField, PromisedOnField, ShippingCostField } from "./agreed-fields.tsx";
import { ToManyFields } from "./to-many-fields.tsx";

interface TermsFieldsProps {
  typed: TypedOffer;
  errors: FieldErrors<string>;
}

/** Until when, by when, and how it is paid. */
export function TermsFields({ typed, errors }: TermsFieldsProps) {
  const bound = (name: string) => ({ name, defaultValue: typed[name] ?? "", error: errors[name] });
  return (
    <TitledPart title={text.title}>
      <ShippingCostField typed={typed} errors={errors} />
      <ToManyFields typed={typed} errors={errors} />
      <DayField {...bound("validUntil")} label={text.validUntil} hint={text.validUntilHint} required />
      <PromisedOnField typed={typed} errors={errors} />
      <AdvanceField typed={typed} errors={errors} />
      <TextAreaField {...bound("words")} label={text.words} hint={text.wordsHint} dir="auto" rows={4} />
    </TitledPart>
  );
}
