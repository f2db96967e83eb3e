import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { addressLines } from "../placing/address-lines.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

/** What a buyer reads whose parcel goes to another address than was said. */
export const orderAddressMail = ({ order, link }: OrderMailFacts, shop: MailShop) =>
  orderMail("order-address", order, shop, {
    subject: `New delivery address for order ${order.orderNumber}`,
    title: "Your parcel's address is corrected.",
    preview: `Where the parcel of order ${order.orderNumber} goes now.`,
    blocks: [
      {
        kind: "text",
        text: `We have corrected the delivery address of your order ${order.orderNumber}. Its parcel now goes to:`,
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
