import { type ReactNode, useState } from "react";
import { addressLabels } from "#addresses/address.text.ts";
import { india, isAbroad } from "#addresses/address.ts";
import { stateOptions } from "#addresses/delivery-inputs.tsx";
import { fillState } from "#addresses/fill-state.ts";
import { useCountryOptions } from "#addresses/use-country-options.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import {
  type AcceptErrors,
  type AcceptField,
  type AcceptTyped,
  type AddressPart,
  billedCountry,
  billingName,
} from "./accept.form.ts";
import { ownOfferText as text } from "./own-offer.text.ts";

interface BuyerFieldsProps {
  values: AcceptTyped;
  errors: AcceptErrors;
  /** To choose from, where the form came back without script. */
  countries: readonly CountryOption[] | undefined;
  /** Where the parcels go is said later: this is where the bill goes. */
  isToMany: boolean;
}

/** Who is billed and where it goes; the second address opens by its box alone, script or not. */
export function BuyerFields({ values, errors, countries, isToMany }: BuyerFieldsProps) {
  const [country, setCountry] = useState(values[billedCountry] || india);
  const options = useCountryOptions(country, countries);
  const bound = (name: AcceptField) => ({ name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <div className="mt-3 grid gap-4">
      <Field {...bound("company")} label={text.companyName} hint={text.companyHint} dir="auto" />
      <Field
        {...bound("gstin")}
        label={text.gstin}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {/* The GSTIN for which 'it is another state's' was shown already. */}
      <input type="hidden" name="gstinSeen" value={values.gstinSeen ?? ""} />
      <AddressFields
        title={isToMany ? text.billing : text.delivery}
        autofill={isToMany ? "billing" : "shipping"}
        bound={(part) => bound(part)}
      >
        <Field {...bound("phone")} label={text.phone} type="tel" autoComplete="shipping tel" />
      </AddressFields>
      {!isToMany && (
        <>
          <CheckboxField name="elsewhere" label={text.elsewhere} defaultChecked={Boolean(values.elsewhere)} />
          <div className="hidden group-has-[[name=elsewhere]:checked]/accept:block">
            <AddressFields
              title={text.billing}
              autofill="billing"
              bound={(part) => bound(billingName(part))}
              isForeign={isAbroad({ country })}
            >
              <SelectField
                name={billedCountry}
                label={addressLabels.country}
                required
                options={options}
                value={country}
                onChange={({ currentTarget }) => setCountry(currentTarget.value)}
                error={errors[billedCountry]}
                autoComplete="billing country-name"
              />
              {isAbroad({ country }) && <p className="text-sm text-ink-2">{text.receiversPhone}</p>}
            </AddressFields>
          </div>
        </>
      )}
    </div>
  );
}

interface AddressFieldsProps {
  title: string;
  /** The section token of autofill for this address. */
  autofill: "shipping" | "billing";
  bound(part: AddressPart): { name: string; defaultValue: string; error: string | undefined };
  isForeign?: boolean;
  children?: ReactNode;
}

function AddressFields({ title, autofill, bound, isForeign = false, children }: AddressFieldsProps) {
  const field = (part: AddressPart, token: string) => ({
    ...bound(part),
    autoComplete: `${autofill} ${token}`,
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-lg font-medium">{title}</legend>
      <Field {...field("fullName", "name")} label={text.fullName} dir="auto" required />
      <Field {...field("addressLine1", "address-line1")} label={text.addressLine1} dir="auto" required />
      <Field {...field("addressLine2", "address-line2")} label={text.addressLine2} dir="auto" />
      {isForeign ? (
        <Field {...field("pincode", "postal-code")} label={addressLabels.postalCode} />
      ) : (
        <Field
          {...field("pincode", "postal-code")}
          label={text.pincode}
          required
          inputMode="numeric"
          onInput={(event) => fillState(event, bound("state").name)}
        />
      )}
      <Field {...field("city", "address-level2")} label={text.city} dir="auto" required />
      {isForeign ? (
        <Field {...field("state", "address-level1")} label={addressLabels.region} dir="auto" />
      ) : (
        <SelectField
          {...field("state", "address-level1")}
          label={text.state}
          required
          options={stateOptions()}
        />
      )}
      {children}
    </fieldset>
  );
}
