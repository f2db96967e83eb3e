import { isReceiverPhone, pincodeError } from "#addresses/address.form.ts";
import { addressText } from "#addresses/address.text.ts";
import { type Address, hasOwnReceiver, type Reached } from "#addresses/address.ts";
import type { Delivery, DeliveryErrors } from "#addresses/delivery.form.ts";
import { parsePincode } from "#values/contact/pincode.ts";
import { addressStateWords } from "../order-admin.text.ts";

/**
 * What is wrong with a correction that each of its fields allows. The state of an issued invoice stays: its
 * tax was reckoned for it. A pincode that is typed anew has to lie in the state; one that stands already was
 * the buyer's own. A receiver who is not the
 * buyer keeps a mobile number that a courier can call.
 */
export function correctionErrors(
  { address, phone }: Delivery,
  order: Reached & { shipping: Address },
  isInvoiced: boolean,
): DeliveryErrors | undefined {
  const { shipping: before } = order;
  const isNew = parsePincode(before.pincode) !== address.pincode;
  const pincode = isNew ? pincodeError(address) : undefined;
  if (pincode) return { pincode };
  if (isInvoiced && address.state !== before.state)
    return { state: addressStateWords.invoiced(before.state) };
  const isReached = !hasOwnReceiver(order) || isReceiverPhone(phone);
  return isReached ? undefined : { phone: addressText.receiver };
}
