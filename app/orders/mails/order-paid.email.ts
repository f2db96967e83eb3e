import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "./order-mail.ts";

/** What a buyer reads once the payment of a card order is confirmed. */
export const orderPaidMail = ({ order, link }: OrderMailFacts, shop: MailShop) =>
  orderMail("order-paid", order, shop, {
    subject: `Payment received for order ${order.orderNumber}`,
    title: "Your payment has arrived.",
    preview: `We have received ${rupeesAndPaise(order.total)} for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text: `We have received ${rupeesAndPaise(order.total)} for your order ${order.orderNumber} and begin to pack it.`,
      },
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: "See your order", href: link },
    ],
  });
