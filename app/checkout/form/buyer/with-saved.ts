import { isReceiverPhone } from "#addresses/address.form.ts";
import { isAbroad } from "#addresses/address.ts";
import type { SavedAddress } from "#own-orders/addresses/address-book.ts";
import type { CheckoutValues } from "../checkout-values.ts";

/** What an account keeps, as far as the form looks at it. */
export type Saved = readonly Pick<SavedAddress, "id" | "address" | "phone">[];

/** The fields with the chosen billing address in them; undefined where the account keeps no such one. */
export function withSaved(values: CheckoutValues, saved: Saved): CheckoutValues | undefined {
  if (values.savedAddress === "") return values;
  const chosen = saved.find(({ id }) => id === values.savedAddress);
  if (!chosen) return undefined;
  const { addressLine2, ...address } = chosen.address;
  const { state: region, pincode: postalCode } = address;
  return {
    ...values,
    ...address,
    addressLine2: addressLine2 ?? "",
    phone: chosen.phone ?? values.phone,
    // The account's own phone may be one without a country.
    ...(isAbroad(address) && { region, postalCode, phone: chosen.phone ?? "" }),
  };
}

/** Of what an account keeps, where a parcel may go. */
export const savedAtHome = <One extends Saved[number]>(saved: readonly One[]): One[] =>
  saved.filter(({ address }) => !isAbroad(address));

/**
 * The same of the chosen receiver's address, whose mobile number goes with it unless another one is typed
 * (CHECKOUT-41).
 */
export function withSavedReceiver(values: CheckoutValues, saved: Saved): CheckoutValues | undefined {
  if (values.savedShipping === "") return values;
  const chosen = savedAtHome(saved).find(({ id }) => id === values.savedShipping);
  if (!chosen) return undefined;
  const { address, phone } = chosen;
  return {
    ...values,
    shippingFullName: address.fullName,
    shippingAddressLine1: address.addressLine1,
    shippingAddressLine2: address.addressLine2 ?? "",
    shippingCity: address.city,
    shippingState: address.state,
    shippingPincode: address.pincode,
    shippingCountry: address.country,
    shippingPhone: values.shippingPhone || (isReceiverPhone(phone) ? (phone ?? "") : ""),
  };
}
