import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

interface SurplusFacts extends OrderMailFacts {
  /** As it is written: what came by card. */
  amount: string;
}

/** What a buyer reads whose card payment came for a cash order that takes none any more (CASH-39). */
export const orderBackToCashMail = ({ order, link, amount }: SurplusFacts, shop: MailShop) =>
  orderMail("order-back-to-cash", order, shop, {
    subject: `We will refund your payment for order ${order.orderNumber}`,
    title: "Your card payment goes back.",
    preview: `We will return ${amount} for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text: `We have received ${amount} by card for your order ${order.orderNumber}, but ${why(order.status)} We return the whole amount to you.`,
      },
      { kind: "button", label: "See your order", href: link },
    ],
  });

const why = (status: string): string =>
  status === "cancelled"
    ? "the order was cancelled."
    : "the order can't be changed any more and stays one to be paid in cash when it arrives.";
