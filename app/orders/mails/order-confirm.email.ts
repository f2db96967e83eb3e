import type { MailShop } from "#mail/writing/mail-body.ts";
import type { Confirmation } from "../order.ts";
import { type ConfirmAsked, confirmBlocks } from "./confirm-blocks.ts";
import { orderMailText, confirmMailText as say } from "./order-mail.text.ts";
import { type OrderMailFacts, orderBill, orderMail } from "./order-mail.ts";

interface ReminderFacts extends OrderMailFacts {
  confirmation: Confirmation;
  asked: ConfirmAsked;
}

/** Reminds a buyer to confirm an order that is to be paid in cash (CASH-32). */
export const orderConfirmMail = ({ order, link, confirmation, asked }: ReminderFacts, shop: MailShop) =>
  orderMail("order-confirm", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber),
    blocks: [
      { kind: "text", text: say.text(order.orderNumber) },
      ...confirmBlocks(confirmation, asked),
      orderBill(order),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
