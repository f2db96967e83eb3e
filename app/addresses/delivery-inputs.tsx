import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { countryText } from "#values/contact/country-names.text.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { indianStates } from "#values/contact/indian-state.ts";
import { indianStateText } from "#values/contact/state-names.text.ts";
import { addressLabels, addressText } from "./address.text.ts";
import type { DeliveryErrors, DeliveryField } from "./delivery.form.ts";
import { fillState } from "./fill-state.ts";

interface DeliveryInputsProps {
  values: Partial<Record<DeliveryField, string>>;
  errors: DeliveryErrors & { country?: string };
  /** The section token that autofill knows the address by; 'off' where it is somebody else's. */
  autofill: "" | "shipping " | "off";
  /** That of an address outside India. */
  abroad?: string | undefined;
  /** Those to choose from, of a new one. */
  countries?: readonly CountryOption[] | undefined;
  /** A courier has nobody else's number. */
  isPhoneNeeded?: boolean;
}

export const stateOptions = () => [
  { value: "", label: addressText.choose },
  ...indianStates.map((name) => ({ value: name, label: indianStateText.name(name) })),
];

/** The fields of a delivery, with what a browser may fill into them. */
export function DeliveryInputs({
  values,
  errors,
  autofill,
  abroad,
  countries,
  isPhoneNeeded = false,
}: DeliveryInputsProps) {
  const bound = (name: DeliveryField, token: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: errors[name],
    autoComplete: autofill === "off" ? "off" : `${autofill}${token}`,
  });
  return (
    <>
      <Field {...bound("fullName", "name")} label={addressLabels.fullName} dir="auto" required />
      <Field
        {...bound("addressLine1", "address-line1")}
        label={addressLabels.addressLine1}
        dir="auto"
        required
      />
      <Field {...bound("addressLine2", "address-line2")} label={addressLabels.addressLine2} dir="auto" />
      {abroad === undefined ? (
        <Field
          {...bound("pincode", "postal-code")}
          label={addressLabels.pincode}
          required
          inputMode="numeric"
          onInput={(event) => fillState(event, "state", autofill === "off")}
        />
      ) : (
        <Field {...bound("pincode", "postal-code")} label={addressLabels.postalCode} />
      )}
      <Field {...bound("city", "address-level2")} label={addressLabels.city} dir="auto" required />
      {abroad === undefined ? (
        <SelectField
          {...bound("state", "address-level1")}
          label={addressLabels.state}
          required
          options={stateOptions()}
        />
      ) : (
        <>
          <Field {...bound("state", "address-level1")} label={addressLabels.region} dir="auto" />
          <SelectField
            name="country"
            label={addressLabels.country}
            required
            defaultValue={abroad}
            options={countries ?? [{ value: abroad, label: countryText.name(abroad) }]}
            error={errors.country}
            autoComplete={countries ? `${autofill}country-name` : "off"}
          />
        </>
      )}
      <Field {...bound("phone", "tel")} label={addressLabels.phone} type="tel" required={isPhoneNeeded} />
    </>
  );
}
