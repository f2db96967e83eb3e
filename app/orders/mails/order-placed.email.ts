import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "./order-mail.ts";

/** What a buyer reads at once after placing an order. */
export const orderPlacedMail = ({ order, link }: OrderMailFacts, shop: MailShop) => ({
  ...orderMail("order-placed", order, shop, {
    subject: `Your ${shop.name} order ${order.orderNumber}`,
    title: "Thank you for your purchase.",
    preview: `Your order ${order.orderNumber} is placed.`,
    blocks: [
      {
        kind: "text",
        text: `Your order ${order.orderNumber} was placed on ${longDateTime(order.placedAt)}.`,
      },
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: "See your order", href: link },
    ],
  }),
  counted: "request" as const,
});
