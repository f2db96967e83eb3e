import type { MailShop } from "#mail/writing/mail-body.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, orderMail } from "../mails/order-mail.ts";
import { backToCashMailText as say } from "./money-mail.text.ts";

interface SurplusFacts extends OrderMailFacts {
  /** As it is written: what came by card. */
  amount: string;
}

/** What a buyer reads whose card payment came for a cash order that takes none any more (CASH-39). */
export const orderBackToCashMail = ({ order, link, amount }: SurplusFacts, shop: MailShop) =>
  orderMail("order-back-to-cash", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber, amount),
    blocks: [
      {
        kind: "text",
        text: say.text(order.orderNumber, amount, why(order.status)),
      },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });

const why = (status: string): string => (status === "cancelled" ? say.why.cancelled : say.why.fixed);
