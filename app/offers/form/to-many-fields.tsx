import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { TypedOffer } from "../writing/offer.form.ts";
import { offerTermsText as text } from "../writing/offer-form.text.ts";

interface ToManyFieldsProps {
  typed: TypedOffer;
  errors: FieldErrors<string>;
}

/** To how many addresses it goes; the fields open by the box alone, script or not. */
export const ToManyFields = ({ typed, errors }: ToManyFieldsProps) => (
  <div className="group/many">
    <CheckboxField
      name="toMany"
      label={text.toMany}
      hint={text.toManyHint}
      defaultChecked={typed.toMany === "on"}
    />
    <div className="mt-2 hidden gap-4 group-has-[[name=toMany]:checked]/many:grid sm:grid-cols-2">
      <Field
        name="parcels"
        label={text.parcels}
        inputMode="numeric"
        autoComplete="off"
        hideOptional
        defaultValue={typed.parcels ?? ""}
        error={errors.parcels}
      />
      <Field
        name="parcelPrice"
        label={text.parcelPrice}
        hint={text.parcelPriceHint}
        inputMode="decimal"
        autoComplete="off"
        hideOptional
        defaultValue={typed.parcelPrice ?? ""}
        error={errors.parcelPrice}
      />
    </div>
  </div>
);
