import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { addressLines } from "../placing/address-lines.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

interface AddressMailFacts extends OrderMailFacts {
  /** The buyer corrected it, or whoever has the order's link; the shop did otherwise. */
  isBuyers: boolean;
}

/** What a buyer reads whose parcel goes to another address than was said. */
export const orderAddressMail = ({ order, link, isBuyers }: AddressMailFacts, shop: MailShop) =>
  orderMail("order-address", order, shop, {
    subject: `New delivery address for order ${order.orderNumber}`,
    title: "Your parcel's address is corrected.",
    preview: `Where the parcel of order ${order.orderNumber} goes now.`,
    blocks: [
      {
        kind: "text",
        text: isBuyers
          ? `The delivery address of order ${order.orderNumber} was corrected on its page. Its parcel now goes to:`
          : `We have corrected the delivery address of your order ${order.orderNumber}. Its parcel now goes to:`,
      },
      { kind: "text", text: deliveryLines(order).join("\n") },
      { kind: "text", text: "If this is not right, reply to this mail before the parcel leaves." },
      { kind: "button", label: "See your order", href: link },
    ],
  });

const deliveryLines = ({ shipping, billing }: OrderMailFacts["order"]): string[] => [
  ...addressLines(shipping),
  ...(billing.phone ? [`Phone ${billing.phone}`] : []),
];
