import type { ReactNode } from "react";
import { addressLabels, addressText } from "#addresses/address.text.ts";
import { india } from "#addresses/address.ts";
import { stateOptions } from "#addresses/delivery-inputs.tsx";
import { fillState } from "#addresses/fill-state.ts";
import { useCountryOptions } from "#addresses/use-country-options.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { countryText } from "#values/contact/country-names.text.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { type CheckoutErrors, isBilledAbroad } from "../checkout.form.ts";
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
}

const billingNames: AddressNames = {
  autofill: "billing",
  fullName: "fullName",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  pincode: "pincode",
};

const shippingNames: AddressNames = {
  autofill: "shipping",
  fullName: "shippingFullName",
  addressLine1: "shippingAddressLine1",
  addressLine2: "shippingAddressLine2",
  city: "shippingCity",
  state: "shippingState",
  pincode: "shippingPincode",
};

interface AddressStepProps extends FormPartProps {
  isShown: boolean;
  buyer: Buyer | null;
  /** Those that came with the page. */
  countries: readonly CountryOption[] | undefined;
}

/** The first step. Without script a button of its own brings the fields of another shipping address. */
export function AddressStep({ isShown, buyer, countries, ...part }: AddressStepProps) {
  const isFromAbroad = isBilledAbroad(part.values, buyer?.addresses);
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
      <BillingFields {...part} countries={countries} />
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
      {!isFromAbroad && (
        <CheckboxField
          name="shippingSameAsBilling"
          label={checkoutText.sameAsBilling}
          defaultChecked={part.values.shippingSameAsBilling !== ""}
          className="mt-3"
        />
      )}
      {isFromAbroad || part.values.shippingSameAsBilling === "" ? (
        <ShippingFields {...part} isFromAbroad={isFromAbroad} />
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

/** What an address has in India alone goes where another country is chosen, and the other way round. */
const atHomeOnly = "group-has-[[name=country]_option:checked:not([value=India])]/checkout:hidden";
const abroadOnly = "group-has-[[name=country]_option[value=India]:checked]/checkout:hidden";

function BillingFields({ countries, ...props }: FormPartProps & Pick<AddressStepProps, "countries">) {
  const options = useCountryOptions(props.values.country, countries);
  return (
    <AddressGrid
      {...props}
      names={billingNames}
      look={typedOnly}
      homeLook={atHomeOnly}
      abroad={<AbroadFields {...props} />}
    >
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
      <SelectField
        {...bound(props, "country")}
        label={addressLabels.country}
        required
        options={options}
        autoComplete="billing country-name"
        className={`sm:col-span-6 ${typedOnly}`}
      />
    </AddressGrid>
  );
}

/** In the place of state and pincode. */
const AbroadFields = (props: FormPartProps) => (
  <>
    <Field
      {...bound(props, "postalCode")}
      label={addressLabels.postalCode}
      autoComplete="billing postal-code"
      className={`sm:col-span-3 ${typedOnly} ${abroadOnly}`}
    />
    <Field
      {...bound(props, "region")}
      label={addressLabels.region}
      dir="auto"
      autoComplete="billing address-level1"
      className={`sm:col-span-3 ${typedOnly} ${abroadOnly}`}
    />
  </>
);

function ShippingFields({ isFromAbroad, ...props }: FormPartProps & { isFromAbroad: boolean }) {
  return (
    <fieldset className="mt-6">
      <legend className="font-display text-xl font-medium">{checkoutText.shippingAddress}</legend>
      {isFromAbroad && <p className="mt-1 text-ink-2">{addressText.country}</p>}
      <AddressGrid {...props} names={shippingNames}>
        <Field
          {...bound(props, "shippingPhone")}
          label={addressLabels.receiver}
          hint={checkoutText.receiverHint}
          required={isFromAbroad}
          type="tel"
          autoComplete="shipping tel"
          className="sm:col-span-6"
        />
        <SelectField
          {...bound(props, "shippingCountry")}
          label={addressLabels.country}
          required
          options={[{ value: india, label: countryText.name(india) }]}
          autoComplete="shipping country-name"
          className="sm:col-span-6"
        />
      </AddressGrid>
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
  /** Of those that only an address in India has. */
  homeLook?: string;
  /** What stands in their place. */
  abroad?: ReactNode;
  children?: ReactNode;
}

function AddressGrid(props: AddressGridProps) {
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
