import { addressLabels, addressText } from "#addresses/address.text.ts";
import { india } from "#addresses/address.ts";
import { localAddressLines } from "#addresses/address-lines.ts";
import { useCountryOptions } from "#addresses/use-country-options.ts";
import type { SavedAddress } from "#own-orders/addresses/address-book.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { AlsoOnWhatsapp } from "#ui/messages/also-on-whatsapp.tsx";
import { countryText } from "#values/contact/country-names.text.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { isBilledAbroad } from "../checkout.form.ts";
import { checkoutText } from "../checkout.text.ts";
import { AddressGrid, billingFields, bound, type FormPartProps, shippingFields } from "./address-grid.tsx";
import { type Buyer, maySaveAddress } from "./buyer.ts";
import { SavedAddressChoice, typedOnly } from "./saved-address-choice.tsx";
import { savedAtHome } from "./with-saved.ts";

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
        <ShippingFields {...part} isFromAbroad={isFromAbroad} saved={savedAtHome(buyer?.addresses ?? [])} />
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

/**
 * What an address has in India alone goes where another country is chosen, and the other way round. Asked by
 * name and value instead, each letter that is typed on any page would have whole forms styled anew.
 */
const atHomeOnly = "group-not-has-[.at-home:checked]/checkout:hidden";
const abroadOnly = "group-has-[.at-home:checked]/checkout:hidden";

function BillingFields({ countries, ...props }: FormPartProps & Pick<AddressStepProps, "countries">) {
  const offered = useCountryOptions(props.values.country, countries);
  const options = offered.map((each) => (each.value === india ? { ...each, mark: "at-home" } : each));
  return (
    <AddressGrid
      {...props}
      names={billingFields}
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
      {useShop().alsoOnWhatsapp && (
        <AlsoOnWhatsapp
          isTicked={props.values.alsoOnWhatsapp !== ""}
          error={props.errors.alsoOnWhatsapp}
          className="sm:col-span-6"
        />
      )}
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
      className={`sm:col-span-2 ${typedOnly} ${abroadOnly}`}
    />
    <Field
      {...bound(props, "region")}
      label={addressLabels.region}
      dir="auto"
      autoComplete="billing address-level1"
      className={`sm:col-span-6 ${typedOnly} ${abroadOnly}`}
    />
  </>
);

interface ShippingFieldsProps extends FormPartProps {
  isFromAbroad: boolean;
  /** The account's own, to choose from. */
  saved: readonly SavedAddress[];
}

/** What is typed goes while a saved one is chosen, script or not. */
const typedReceiver = "group-has-[.kept-receiver:checked]/checkout:hidden";

function ShippingFields({ isFromAbroad, saved, ...props }: ShippingFieldsProps) {
  return (
    <fieldset className="mt-6">
      <legend className="font-display text-xl font-medium">{checkoutText.shippingAddress}</legend>
      {isFromAbroad && <p className="mt-1 text-ink-2">{addressText.country}</p>}
      {saved.length > 0 && (
        <SelectField
          {...bound(props, "savedShipping")}
          label={checkoutText.savedAddresses}
          hideOptional
          options={[
            { value: "", label: checkoutText.anotherAddress },
            ...saved.map(({ id, address }) => ({
              value: id,
              label: localAddressLines(address).slice(0, -1).join(", "),
              mark: "kept-receiver",
            })),
          ]}
          className="mt-6"
        />
      )}
      <AddressGrid {...props} names={shippingFields} look={typedReceiver}>
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
          className={`sm:col-span-6 ${typedReceiver}`}
        />
      </AddressGrid>
    </fieldset>
  );
}
