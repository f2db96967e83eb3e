import type { Delivery, DeliveryField } from "#addresses/delivery.form.ts";

/** So many addresses an account keeps. */
export const mostAddresses = 10;

export const addressesPath = "/dashboard/addresses";

/** An address that a customer keeps for the checkout. */
export interface SavedAddress extends Delivery {
  id: string;
  /** The checkout begins with it. */
  isDefault: boolean;
  /** Raised by every change of it; a form that carries an older one is refused. */
  version: number;
}

/** An address as the fields of its form begin. */
export const addressParts = ({ address, phone }: Delivery): Record<DeliveryField, string> => ({
  fullName: address.fullName,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? "",
  city: address.city,
  state: address.state,
  pincode: address.pincode,
  phone: phone ?? "",
});

/** Whose form is open: one that is kept, or another one in India or abroad. */
export type EditedAddress = SavedAddress | "new" | "abroad";
