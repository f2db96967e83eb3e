import { countryText } from "#values/contact/country-names.text.ts";
import { stateName } from "#values/contact/state-name.ts";
import type { Address } from "./address.ts";

/** An address as it was given and stands on papers. */
export const addressLines = (address: Address): string[] => [
  address.fullName,
  address.addressLine1,
  ...(address.addressLine2 ? [address.addressLine2] : []),
  townLine(address),
  address.country,
];

/** The same for a page or a mail: state and country in the language of the moment. */
export const localAddressLines = (address: Address): string[] =>
  addressLines({
    ...address,
    state: stateName(address.state),
    country: countryText.name(address.country),
  });

/** Abroad there may be no state, or no postal code. */
const townLine = ({ city, state, pincode }: Address): string =>
  [city, [state, pincode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
