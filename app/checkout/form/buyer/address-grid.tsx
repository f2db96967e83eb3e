import type { ReactNode } from "react";
import { addressLabels } from "#addresses/address.text.ts";
import { stateOptions } from "#addresses/delivery-inputs.tsx";
import { fillState } from "#addresses/fill-state.ts";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import type { CheckoutErrors } from "../checkout.form.ts";
import type { CheckoutField, CheckoutValues } from "../checkout-values.ts";

export interface FormPartProps {
  values: CheckoutValues;
  errors: CheckoutErrors;
}

/** The names of one address's fields and the section token that autofill knows it by. */
interface AddressNames {
  autofill: "billing" | "shipping";
  fullName: CheckoutField;
  addressLine1: CheckoutField;
  addressLine2: CheckoutField;
  city: CheckoutField;
  state: CheckoutField;
  pincode: CheckoutField;
}

export const billingFields: AddressNames = {
  autofill: "billing",
  fullName: "fullName",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  pincode: "pincode",
};

export const shippingFields: AddressNames = {
  autofill: "shipping",
  fullName: "shippingFullName",
  addressLine1: "shippingAddressLine1",
  addressLine2: "shippingAddressLine2",
  city: "shippingCity",
  state: "shippingState",
  pincode: "shippingPincode",
};

/** What ties a field to the form: its name, what it holds, what is wrong with it. */
export const bound = ({ values, errors }: FormPartProps, name: CheckoutField) => ({
  name,
  defaultValue: values[name],
  error: errors[name],
});

interface AddressGridProps extends FormPartProps {
  names: AddressNames;
  /** Of each field but the children. */
  look?: string;
  /** Of those that only an address in India has. */
  homeLook?: string;
  /** What stands in their place. */
  abroad?: ReactNode;
  children?: ReactNode;
}

/** The fields that both addresses have. */
export function AddressGrid(props: AddressGridProps) {
  const { names, look = "", homeLook = "", abroad, children } = props;
  const token = (part: string) => `${names.autofill} ${part}`;
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-6">
      <Field
        {...bound(props, names.fullName)}
        label={addressLabels.fullName}
        dir="auto"
        required
        autoComplete={token("name")}
        className={`sm:col-span-6 ${look}`}
      />
      {children}
      <Field
        {...bound(props, names.addressLine1)}
        label={addressLabels.addressLine1}
        dir="auto"
        required
        autoComplete={token("address-line1")}
        className={`sm:col-span-6 ${look}`}
      />
      <Field
        {...bound(props, names.addressLine2)}
        label={addressLabels.addressLine2}
        dir="auto"
        autoComplete={token("address-line2")}
        className={`sm:col-span-6 ${look}`}
      />
      <Field
        {...bound(props, names.pincode)}
        label={addressLabels.pincode}
        required
        inputMode="numeric"
        autoComplete={token("postal-code")}
        onInput={(event) => fillState(event, names.state)}
        className={`sm:col-span-2 ${look} ${homeLook}`}
      />
      <Field
        {...bound(props, names.city)}
        label={addressLabels.city}
        dir="auto"
        required
        autoComplete={token("address-level2")}
        className={`sm:col-span-4 ${look}`}
      />
      <SelectField
        {...bound(props, names.state)}
        label={addressLabels.state}
        required
        options={stateOptions()}
        autoComplete={token("address-level1")}
        className={`sm:col-span-6 ${look} ${homeLook}`}
      />
      {abroad}
    </div>
  );
}
