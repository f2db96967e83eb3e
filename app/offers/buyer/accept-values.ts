import type { Address } from "#addresses/address.ts";
import { goesTo, type OfferBuyer } from "../offer.ts";
import { type AcceptTyped, type AddressPart, billedCountry } from "./accept.form.ts";

/** The acceptance form's first values: all that is known of an offer's buyer. */
export function acceptValues({ name, phone, company, gstin, poNumber, ...known }: OfferBuyer): AcceptTyped {
  const shipping = goesTo(known);
  const billing = known.billing ?? known.shipping;
  const isElsewhere = billing !== null && (shipping === null || !isSame(shipping, billing));
  const billed = isElsewhere && billing ? partsOf(billing) : {};
  return {
    fullName: name,
    ...(shipping ? partsOf(shipping) : {}),
    ...Object.fromEntries(Object.entries(billed).map(([part, text]) => [`billing:${part}`, text])),
    ...(isElsewhere ? { elsewhere: "on", [billedCountry]: billing.country } : {}),
    phone: known.shippingPhone ?? phone ?? "",
    company: company ?? "",
    gstin: gstin ?? "",
    poNumber: poNumber ?? "",
  };
}

const partsOf = (address: Address): Record<AddressPart, string> => ({
  fullName: address.fullName,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? "",
  city: address.city,
  state: address.state,
  pincode: address.pincode,
});

const isSame = (one: Address, other: Address): boolean =>
  one.country === other.country && JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
