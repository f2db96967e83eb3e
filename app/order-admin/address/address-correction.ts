import { receiverPhone } from "#addresses/address.ts";
import type { DeliveryField } from "#addresses/delivery.form.ts";
import type { Order } from "#orders/order.ts";
import { indianState } from "#values/contact/indian-state.ts";

/**
 * An order's delivery as the fields of its correction begin; a state that no list knows, of a loaded order,
 * has to be chosen.
 */
export const correctedParts = ({
  shipping,
  ...order
}: Pick<Order, "shipping" | "shippingPhone" | "billing">): Record<DeliveryField, string> => ({
  fullName: shipping.fullName,
  addressLine1: shipping.addressLine1,
  addressLine2: shipping.addressLine2 ?? "",
  city: shipping.city,
  state: indianState(shipping.state) ?? "",
  pincode: shipping.pincode,
  phone: receiverPhone(order) ?? "",
});
