import type { Address } from "#orders/order.ts";
import { pincodeError } from "#orders/placing/address.form.ts";
import type { Delivery, DeliveryErrors } from "#orders/placing/delivery.form.ts";
import { parsePincode } from "#values/contact/pincode.ts";
import { addressStateWords } from "../order-admin.text.ts";

/**
 * What is wrong with a correction that each of its fields allows. The state of an issued invoice stays: its
 * tax was reckoned for it. A pincode that is typed anew has to lie in the state; one that stands already was
 * the buyer's own.
 */
export function correctionErrors(
  { address }: Delivery,
  before: Address,
  isInvoiced: boolean,
): DeliveryErrors | undefined {
  const isNew = parsePincode(before.pincode) !== address.pincode;
  const pincode = isNew ? pincodeError(address) : undefined;
  if (pincode) return { pincode };
  if (isInvoiced && address.state !== before.state)
    return { state: addressStateWords.invoiced(before.state) };
  return undefined;
}
