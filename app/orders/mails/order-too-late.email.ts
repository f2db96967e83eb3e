import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { type OrderMailFacts, orderBill, orderMail } from "./order-mail.ts";

/** What a buyer reads whose payment arrived when the order could not be sent any more. */
export const orderTooLateMail = ({ order, link }: OrderMailFacts, shop: MailShop) =>
  orderMail("order-too-late", order, shop, {
    subject: `We will refund your payment for order ${order.orderNumber}`,
    title: "Your payment came too late.",
    preview: `We will return ${rupeesAndPaise(order.total)} for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text:
          `We have received ${rupeesAndPaise(order.total)} for your order ${order.orderNumber}, but we can't send it any more: ` +
          "it was cancelled, or its last piece was sold meanwhile. We are sorry, and return the whole amount to you.",
      },
      orderBill(order),
      { kind: "button", label: "See your order", href: link },
    ],
  });
