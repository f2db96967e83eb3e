import { useState } from "react";
import { addressLabels } from "#addresses/address.text.ts";
import { stateOptions } from "#addresses/delivery-inputs.tsx";
import { fillState } from "#addresses/fill-state.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type AddressSide, addressField, type TypedAddressPart } from "../writing/both-addresses.form.ts";
import type { TypedOffer } from "../writing/offer.form.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";

interface AddressPartsProps {
  typed: TypedOffer;
  errors: FieldErrors<string>;
  areNeeded?: boolean;
  /** The form explains elsewhere what it lacks without them. */
  isElsewhere?: boolean;
}

/** Both addresses; the second one where it is another. Without script its fields stand there, too. */
export function AddressParts({ typed, errors, areNeeded = false, isElsewhere = false }: AddressPartsProps) {
  const [isSame, setSame] = useState(typed.shippingSame === "on");
  const isHydrated = useHydrated();
  return (
    <TitledPart title={text.addresses}>
      {!areNeeded && !isElsewhere && <p className="text-sm text-ink-2">{text.addressesHint}</p>}
      <Part side="billing" typed={typed} errors={errors} areNeeded={areNeeded} />
      <CheckboxField
        name="shippingSame"
        label={text.shippingSame}
        defaultChecked={isSame}
        onChange={({ currentTarget }) => setSame(currentTarget.checked)}
      />
      {!(isSame && isHydrated) && (
        <Part side="shipping" typed={typed} errors={errors} areNeeded={areNeeded} />
      )}
    </TitledPart>
  );
}

function Part({ side, typed, errors, areNeeded }: AddressPartsProps & { side: AddressSide }) {
  const bound = (part: TypedAddressPart) => {
    const name = addressField(side, part);
    return {
      name,
      defaultValue: typed[name] ?? "",
      error: errors[name],
      autoComplete: "off",
      required: areNeeded && part !== "addressLine2",
      hideOptional: !areNeeded,
    };
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{text[side]}</legend>
      <Field {...bound("fullName")} label={addressLabels.fullName} dir="auto" />
      <Field {...bound("addressLine1")} label={addressLabels.addressLine1} dir="auto" />
      <Field {...bound("addressLine2")} label={addressLabels.addressLine2} dir="auto" />
      <Field
        {...bound("pincode")}
        label={addressLabels.pincode}
        inputMode="numeric"
        onInput={(event) => fillState(event, addressField(side, "state"))}
      />
      <Field {...bound("city")} label={addressLabels.city} dir="auto" />
      <SelectField {...bound("state")} label={addressLabels.state} options={stateOptions()} />
    </fieldset>
  );
}
