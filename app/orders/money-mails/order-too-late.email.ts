import type { MailShop } from "#mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, orderBill, orderMail } from "../mails/order-mail.ts";
import { tooLateMailText as say } from "./money-mail.text.ts";

/** What a buyer reads whose payment arrived when the order could not be sent any more. */
export const orderTooLateMail = ({ order, link }: OrderMailFacts, shop: MailShop) =>
  orderMail("order-too-late", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber, rupeesAndPaise(order.total)),
    blocks: [
      {
        kind: "text",
        text: say.text(order.orderNumber, rupeesAndPaise(order.total)),
      },
      orderBill(order),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
