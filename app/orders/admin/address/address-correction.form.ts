import * as z from "zod/mini";
import { parsePincode } from "#values/contact/pincode.ts";
import type { Address } from "../../order.ts";
import { addressFields, phoneField, pincodeError, typedLine } from "../../placing/address.form.ts";
import { addressStateWords } from "../order-admin.text.ts";

const typed = z.pipe(z._default(z.string(), ""), z.transform(typedLine));

/** Where an order's parcel really goes, as the owner learned it; within India, as every order. */
export const correctionFields = {
  fullName: z.pipe(typed, addressFields.fullName),
  addressLine1: z.pipe(typed, addressFields.addressLine1),
  addressLine2: z.pipe(typed, addressFields.addressLine2),
  city: z.pipe(typed, addressFields.city),
  state: z.pipe(typed, addressFields.state),
  pincode: z.pipe(typed, addressFields.pincode),
  phone: z.pipe(typed, phoneField),
};

export type CorrectionField = keyof typeof correctionFields;

const isCorrectionField = (name: string): name is CorrectionField => Object.hasOwn(correctionFields, name);

export const correctionNames: readonly CorrectionField[] =
  Object.keys(correctionFields).filter(isCorrectionField);

export type CorrectionErrors = Partial<Record<CorrectionField, string>>;

/** Where a parcel goes, and by which number its courier asks the way. */
export interface Delivery {
  address: Address;
  phone: string | null;
}

/**
 * What is wrong with a correction that each of its fields allows. The state of an issued invoice stays: its
 * tax was reckoned for it. A pincode that is typed anew has to lie in the state; one that stands already was
 * the buyer's own.
 */
export function correctionErrors(
  { address }: Delivery,
  before: Address,
  isInvoiced: boolean,
): CorrectionErrors | undefined {
  const isNew = parsePincode(before.pincode) !== address.pincode;
  const pincode = isNew ? pincodeError(address) : undefined;
  if (pincode) return { pincode };
  if (isInvoiced && address.state !== before.state)
    return { state: addressStateWords.invoiced(before.state) };
  return undefined;
}
