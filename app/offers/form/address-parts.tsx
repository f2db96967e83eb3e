import { type ReactNode, useState } from "react";
import { addressLabels } from "#addresses/address.text.ts";
import { india, isAbroad } from "#addresses/address.ts";
import { stateOptions } from "#addresses/delivery-inputs.tsx";
import { fillState } from "#addresses/fill-state.ts";
import { useCountryOptions } from "#addresses/use-country-options.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import {
  type AddressSide,
  addressField,
  countryField,
  receiverPhoneField,
  type TypedAddressPart,
} from "../writing/both-addresses.form.ts";
import type { TypedOffer } from "../writing/offer.form.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";

interface AddressPartsProps {
  typed: TypedOffer;
  errors: FieldErrors<string>;
  /** To choose from, where the form came back without script. */
  countries?: readonly CountryOption[] | undefined;
  areNeeded?: boolean;
  /** The form explains elsewhere what it lacks without them. */
  isElsewhere?: boolean;
}

/**
 * Both addresses; the second one where it is another, as it is for whoever pays from abroad. Without script
 * its fields stand there, too.
 */
export function AddressParts(props: AddressPartsProps) {
  const { typed, errors, countries, areNeeded = false, isElsewhere = false } = props;
  const [isSame, setSame] = useState(typed.shippingSame === "on");
  const [country, setCountry] = useState(typed[countryField] || india);
  const isHydrated = useHydrated();
  const isForeign = isAbroad({ country });
  const part = { typed, errors, areNeeded };
  return (
    <TitledPart title={text.addresses}>
      {!areNeeded && !isElsewhere && <p className="text-sm text-ink-2">{text.addressesHint}</p>}
      <Part side="billing" {...part} isForeign={isForeign}>
        <SelectField
          name={countryField}
          label={addressLabels.country}
          hideOptional
          options={useCountryOptions(country, countries)}
          value={country}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
          error={errors[countryField]}
          autoComplete="off"
        />
      </Part>
      {!isForeign && (
        <CheckboxField
          name="shippingSame"
          label={text.shippingSame}
          defaultChecked={isSame}
          onChange={({ currentTarget }) => setSame(currentTarget.checked)}
        />
      )}
      {!(isSame && isHydrated && !isForeign) && (
        <Part side="shipping" {...part}>
          <Field
            name={receiverPhoneField}
            label={addressLabels.receiver}
            type="tel"
            defaultValue={typed[receiverPhoneField] ?? ""}
            error={errors[receiverPhoneField]}
            required={isForeign && areNeeded}
            autoComplete="off"
          />
        </Part>
      )}
    </TitledPart>
  );
}

interface PartProps extends Pick<AddressPartsProps, "typed" | "errors" | "areNeeded"> {
  side: AddressSide;
  isForeign?: boolean;
  children: ReactNode;
}

function Part({ side, typed, errors, areNeeded = false, isForeign = false, children }: PartProps) {
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
      {isForeign ? (
        <Field {...bound("pincode")} label={addressLabels.postalCode} required={false} />
      ) : (
        <Field
          {...bound("pincode")}
          label={addressLabels.pincode}
          inputMode="numeric"
          onInput={(event) => fillState(event, addressField(side, "state"))}
        />
      )}
      <Field {...bound("city")} label={addressLabels.city} dir="auto" />
      {isForeign ? (
        <Field {...bound("state")} label={addressLabels.region} required={false} dir="auto" />
      ) : (
        <SelectField {...bound("state")} label={addressLabels.state} options={stateOptions()} />
      )}
      {children}
    </fieldset>
  );
}
