import type { ReactNode } from "react";
import { addressLabels } from "#addresses/address.text.ts";
import { stateOptions } from "#addresses/delivery-inputs.tsx";
import { fillState } from "#addresses/fill-state.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import type { CheckoutErrors } from "../checkout.form.ts";
import { checkoutText } from "../checkout.text.ts";
import type { CheckoutField, CheckoutValues } from "../checkout-values.ts";
import { type Buyer, maySaveAddress } from "./buyer.ts";
import { SavedAddressChoice, typedOnly } from "./saved-address-choice.tsx";

interface FormPartProps {
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
  country: CheckoutField;
}

const billingNames: AddressNames = {
  autofill: "billing",
  fullName: "fullName",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  pincode: "pincode",
  country: "country",
};

const shippingNames: AddressNames = {
  autofill: "shipping",
  fullName: "shippingFullName",
  addressLine1: "shippingAddressLine1",
  addressLine2: "shippingAddressLine2",
  city: "shippingCity",
  state: "shippingState",
  pincode: "shippingPincode",
  country: "shippingCountry",
};

interface AddressStepProps extends FormPartProps {
  isShown: boolean;
  buyer: Buyer | null;
}

/** The first step. Without script a button of its own brings the fields of another shipping address. */
export function AddressStep({ isShown, buyer, ...part }: AddressStepProps) {
  return (
    <div hidden={!isShown}>
      <p className="mt-0.5 text-ink-2">{checkoutText.required}</p>
      {buyer && buyer.addresses.length > 0 && (
        <SavedAddressChoice
          addresses={buyer.addresses}
          chosen={part.values.savedAddress}
          error={part.errors.savedAddress}
        />
      )}
      <BillingFields {...part} />
      {maySaveAddress(buyer) && (
        <CheckboxField
          name="saveAddress"
          label={checkoutText.saveAddress}
          defaultChecked={part.values.saveAddress !== ""}
          className={`mt-3 ${typedOnly}`}
        />
      )}
      {buyer && !maySaveAddress(buyer) && (
        <p className={`mt-3 text-sm text-ink-2 ${typedOnly}`}>{checkoutText.bookFull}</p>
      )}
      <CheckboxField
        name="shippingSameAsBilling"
        label={checkoutText.sameAsBilling}
        defaultChecked={part.values.shippingSameAsBilling !== ""}
        className="mt-3"
      />
      {part.values.shippingSameAsBilling === "" ? (
        <ShippingFields {...part} />
      ) : (
        <noscript>
          <Button type="submit" name="go" value="other-address" className="mt-1">
            {checkoutText.otherAddress}
          </Button>
        </noscript>
      )}
    </div>
  );
}

function BillingFields(props: FormPartProps) {
  return (
    <AddressGrid {...props} names={billingNames} look={typedOnly}>
      <Field
        {...bound(props, "email")}
        label={addressLabels.email}
        required
        type="email"
        autoComplete="billing email"
        className="sm:col-span-3"
      />
      <Field
        {...bound(props, "phone")}
        label={addressLabels.phone}
        type="tel"
        autoComplete="billing tel"
        className={`sm:col-span-3 ${typedOnly}`}
      />
    </AddressGrid>
  );
}

function ShippingFields(props: FormPartProps) {
  return (
    <fieldset className="mt-6">
      <legend className="font-display text-xl font-medium">{checkoutText.shippingAddress}</legend>
      <AddressGrid {...props} names={shippingNames} />
    </fieldset>
  );
}

/** What ties a field to the form: its name, what it holds, what is wrong with it. */
const bound = ({ values, errors }: FormPartProps, name: CheckoutField) => ({
  name,
  defaultValue: values[name],
  error: errors[name],
});

interface AddressGridProps extends FormPartProps {
  names: AddressNames;
  /** Of each field but the children. */
  look?: string;
  children?: ReactNode;
}

function AddressGrid(props: AddressGridProps) {
  const { names, look = "", children } = props;
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
        className={`sm:col-span-2 ${look}`}
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
        className={`sm:col-span-3 ${look}`}
      />
      <SelectField
        {...bound(props, names.country)}
        label={addressLabels.country}
        required
        options={[{ value: "India", label: checkoutText.india }]}
        autoComplete={token("country-name")}
        className={`sm:col-span-3 ${look}`}
      />
    </div>
  );
}
