import * as z from "zod/mini";
import { addressFields, foreignFields, foreignPhoneField, phoneField, typedLine } from "./address.form.ts";
import type { Address } from "./address.ts";

const typed = z.pipe(z._default(z.string(), ""), z.transform(typedLine));

/** Where a parcel goes, each part as somebody types it; within India, as every order. */
export const deliveryFields = {
  fullName: z.pipe(typed, addressFields.fullName),
  addressLine1: z.pipe(typed, addressFields.addressLine1),
  addressLine2: z.pipe(typed, addressFields.addressLine2),
  city: z.pipe(typed, addressFields.city),
  state: z.pipe(typed, addressFields.state),
  pincode: z.pipe(typed, addressFields.pincode),
  phone: z.pipe(typed, phoneField),
};

/** What of them is read otherwise where an account keeps an address abroad. */
export const foreignDeliveryFields = {
  state: z.pipe(typed, foreignFields.region),
  pincode: z.pipe(typed, foreignFields.postalCode),
  phone: z.pipe(typed, foreignPhoneField),
};

export type DeliveryField = keyof typeof deliveryFields;

const isDeliveryField = (name: string): name is DeliveryField => Object.hasOwn(deliveryFields, name);

export const deliveryNames: readonly DeliveryField[] = Object.keys(deliveryFields).filter(isDeliveryField);

export type DeliveryErrors = Partial<Record<DeliveryField, string>>;

/** Where a parcel goes, and by which number its courier asks the way. */
export interface Delivery {
  address: Address;
  phone: string | null;
}
