import type { Address } from "#addresses/address.ts";
import type { ParcelRecipient, RecipientAddress } from "#recipients/recipient.ts";
import { paise } from "#values/money/money.ts";
import type { AdminOrder } from "../admin-order.ts";

export const homeAddress = ({ name, state, phone: _, ...rest }: RecipientAddress): Address => ({
  ...rest,
  fullName: name,
  state,
  country: "India",
});

/**
 * An order as it is packed and sent for one of its homes: to that address, with the giver's note, and
 * without a price (HOMES-25). An erased home keeps the order's own address out of sight, too.
 */
export function orderToHome(
  order: AdminOrder,
  { address, note }: Pick<ParcelRecipient, "address" | "note">,
): AdminOrder {
  const shipping = address ? homeAddress(address) : nowhere;
  const billing = { ...order.billing, phone: address?.phone ?? null };
  return { ...order, shipping, billing, shippingPhone: billing.phone, gift: { note, wrapCost: paise(0) } };
}

const nowhere: Address = {
  fullName: "",
  addressLine1: "",
  addressLine2: null,
  city: "",
  state: "",
  pincode: "",
  country: "India",
};
