import { deliveryPromises, shippingNames } from "#shipping/shipping.text.ts";
import { longDateTime } from "#values/date-time.ts";
import { rupees, times } from "#values/money.ts";
import { paymentNames } from "./order.text.ts";
import type { Address, Order } from "./order.ts";

export interface OrderMailFacts {
  order: Order;
  /** The order's page, with the token that opens it. */
  link: string;
  shopName: string;
}

export const orderPlacedSubject = ({ order, shopName }: OrderMailFacts): string =>
  `Your ${shopName} order ${order.orderNumber}`;

export const shippingLabel = ({ shippingMethod }: Order): string => `Shipping (${shippingMethod})`;

/** An address as it is written on a parcel. */
export const addressLines = (address: Address): string[] => [
  address.fullName,
  address.addressLine1,
  ...(address.addressLine2 ? [address.addressLine2] : []),
  `${address.city}, ${address.state} ${address.pincode}`,
  address.country,
];

/** How the order travels and how it is paid. */
export const promiseLines = ({ shippingMethod, paymentMethod }: Order): string[] => [
  `${shippingNames[shippingMethod]} shipping, ${deliveryPromises[shippingMethod]}.`,
  `Payment: ${paymentNames[paymentMethod]}.`,
];

/** The order's mail as plain text. */
export function orderPlacedText({ order, link, shopName }: OrderMailFacts): string {
  const lines = order.lines.map(
    ({ productName, quantity, unitPrice }) =>
      `  ${productName} × ${quantity}: ${rupees(times(unitPrice, quantity))}`,
  );
  const shipping = order.shippingCost === 0 ? "Free" : rupees(order.shippingCost);
  return [
    "Thank you for your purchase.",
    "",
    `Your order ${order.orderNumber} was placed on ${longDateTime(order.placedAt)}.`,
    "",
    ...lines,
    "",
    `  Subtotal: ${rupees(order.subtotal)}`,
    `  ${shippingLabel(order)}: ${shipping}`,
    `  Total: ${rupees(order.total)}`,
    "",
    "On its way to",
    ...addressLines(order.shipping).map((line) => `  ${line}`),
    "",
    ...promiseLines(order),
    "",
    "See your order:",
    link,
    "",
    "Questions? Reply to this mail and we will help.",
    shopName,
    "",
  ].join("\n");
}
