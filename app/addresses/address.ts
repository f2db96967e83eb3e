/** What an address in India names as its country. */
export const india = "India";

export interface Address {
  fullName: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  /** Free outside India, as the postal code is, and empty where there is none. */
  state: string;
  pincode: string;
  /** By its English name in CLDR, whatever language it was chosen in. */
  country: string;
}

export interface BillingAddress extends Address {
  /** Empty where its buyer gave none (OFFER-86). */
  email: string;
  phone: string | null;
}

/** Is it an address outside India? */
export const isAbroad = ({ country }: Pick<Address, "country">): boolean => country !== india;

/** Whom the telephone numbers of an order are of. */
export interface Reached {
  billing: Pick<BillingAddress, "phone" | "country">;
  /** The receiver's own mobile number; null, or missing, where the buyer's is theirs. */
  shippingPhone?: string | null | undefined;
}

/** The number by which a courier finds who receives a parcel. */
export const receiverPhone = ({ billing, shippingPhone }: Reached): string | null =>
  shippingPhone ?? billing.phone;

/** Is a parcel's number another than its buyer's? Nobody abroad can be called by a courier. */
export const hasOwnReceiver = ({ billing, shippingPhone }: Reached): boolean =>
  Boolean(shippingPhone) || isAbroad(billing);
