import type { Address } from "../order.ts";

/** An address as it is written on a parcel. */
export const addressLines = (address: Address): string[] => [
  address.fullName,
  address.addressLine1,
  ...(address.addressLine2 ? [address.addressLine2] : []),
  `${address.city}, ${address.state} ${address.pincode}`,
  address.country,
];
