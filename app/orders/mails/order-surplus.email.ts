import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

interface SurplusFacts extends OrderMailFacts {
  /** As it is written: what came by card. */
  amount: string;
  /** It is not the sum that was asked for. */
  isOtherSum: boolean;
}

/** What a buyer reads whose card payment pays no part of an order that is paid in parts (OFFER-62). */
export const orderSurplusMail = ({ order, link, amount, isOtherSum }: SurplusFacts, shop: MailShop) =>
  orderMail("order-surplus", order, shop, {
    subject: `We will refund a payment for order ${order.orderNumber}`,
    title: "Your payment goes back.",
    preview: `We will return ${amount} for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text: `We have received ${amount} for your order ${order.orderNumber}, but ${why(order.status, isOtherSum)} We return the whole amount to you.`,
      },
      { kind: "button", label: "See your order", href: link },
    ],
  });

function why(status: string, isOtherSum: boolean): string {
  if (status === "cancelled") return "the order was cancelled.";
  return isOtherSum ? "that is not the sum that was to be paid." : "what it was for is paid already.";
}
