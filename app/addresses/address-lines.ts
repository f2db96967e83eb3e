import { stateName } from "#values/contact/state-name.ts";
import { addressText } from "./address.text.ts";
import type { Address } from "./address.ts";

/** An address as it was given and stands on papers. */
export const addressLines = (address: Address): string[] => [
  address.fullName,
  address.addressLine1,
  ...(address.addressLine2 ? [address.addressLine2] : []),
  `${address.city}, ${address.state} ${address.pincode}`,
  address.country,
];

/** The same for a page or a mail: state and country in the language of the moment. */
export const localAddressLines = (address: Address): string[] =>
  addressLines({
    ...address,
    state: stateName(address.state),
    country: address.country === "India" ? addressText.india : address.country,
  });
