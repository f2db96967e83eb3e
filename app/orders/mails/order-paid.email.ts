import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { Due } from "../dues/dues.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "./order-mail.ts";

interface PaidFacts extends OrderMailFacts {
  /** The last part of an order that is paid in parts. */
  paid?: Due;
}

/** What a buyer reads once all of an order is paid. */
export const orderPaidMail = ({ order, link, paid }: PaidFacts, shop: MailShop) => {
  const sum = rupeesAndPaise(paid?.amount ?? order.total);
  return orderMail("order-paid", order, shop, {
    subject: `Payment received for order ${order.orderNumber}`,
    title: "Your payment has arrived.",
    preview: `We have received ${sum} for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text:
          !paid || paid.kind === "whole"
            ? `We have received ${sum} for your order ${order.orderNumber} and begin to pack it.`
            : `We have received ${sum} for your order ${order.orderNumber}: all of it is paid.`,
      },
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: "See your order", href: link },
    ],
  });
};
