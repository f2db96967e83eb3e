import * as z from "zod/mini";
import { cleanText } from "#values/clean-text.ts";
import { parsePincode } from "#values/pincode.ts";
import { addressFields, phoneField, pincodeError } from "../address.form.ts";
import { addressCapacity, phoneCapacity } from "../address-capacity.ts";
import type { Address } from "../order.ts";
import { addressStateWords } from "./desk.text.ts";

const typed = (most: number) =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text: string) => cleanText(text, most)),
  );

/** Where an order's parcel really goes, as the owner learned it; within India, as every order. */
export const correctionFields = {
  fullName: z.pipe(typed(addressCapacity.fullName), addressFields.fullName),
  addressLine1: z.pipe(typed(addressCapacity.addressLine1), addressFields.addressLine1),
  addressLine2: z.pipe(typed(addressCapacity.addressLine2), addressFields.addressLine2),
  city: z.pipe(typed(addressCapacity.city), addressFields.city),
  state: z.pipe(typed(addressCapacity.state), addressFields.state),
  pincode: z.pipe(typed(addressCapacity.pincode), addressFields.pincode),
  phone: z.pipe(typed(phoneCapacity), phoneField),
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
 * What is wrong with a correction that each of its fields allows. The state of an issued invoice stays: its tax was reckoned for
 * it. A pincode that is typed anew has to lie in the state; one that stands already was the buyer's own.
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
