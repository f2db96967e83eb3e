import type { MailShop } from "#mail/writing/mail-body.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, orderMail } from "../mails/order-mail.ts";
import { surplusMailText as say } from "./money-mail.text.ts";

interface SurplusFacts extends OrderMailFacts {
  /** As it is written: what came by card. */
  amount: string;
  /** It is not the sum that was asked for. */
  isOtherSum: boolean;
}

/** What a buyer reads whose card payment pays no part of an order that is paid in parts (OFFER-62). */
export const orderSurplusMail = ({ order, link, amount, isOtherSum }: SurplusFacts, shop: MailShop) =>
  orderMail("order-surplus", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber, amount),
    blocks: [
      {
        kind: "text",
        text: say.text(order.orderNumber, amount, why(order.status, isOtherSum)),
      },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });

function why(status: string, isOtherSum: boolean): string {
  if (status === "cancelled") return say.why.cancelled;
  return isOtherSum ? say.why.otherSum : say.why.paid;
}
