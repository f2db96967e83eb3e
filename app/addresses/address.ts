export interface Address {
  fullName: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  pincode: string;
  country: string;
}

export interface BillingAddress extends Address {
  /** Empty where its buyer gave none (OFFER-86). */
  email: string;
  phone: string | null;
}
