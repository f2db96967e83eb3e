import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import type { Confirmation } from "../order.ts";
import { type ConfirmAsked, confirmBlocks } from "./confirm-blocks.ts";
import { type OrderMailFacts, orderBill, orderMail } from "./order-mail.ts";

interface ReminderFacts extends OrderMailFacts {
  confirmation: Confirmation;
  asked: ConfirmAsked;
}

/** Reminds a buyer to confirm an order that is to be paid in cash (CASH-32). */
export const orderConfirmMail = ({ order, link, confirmation, asked }: ReminderFacts, shop: MailShop) =>
  orderMail("order-confirm", order, shop, {
    subject: `Please confirm order ${order.orderNumber}`,
    title: "Do you still want it?",
    preview: `Order ${order.orderNumber} waits for your word.`,
    blocks: [
      { kind: "text", text: `Order ${order.orderNumber} is not confirmed yet.` },
      ...confirmBlocks(confirmation, asked),
      orderBill(order),
      { kind: "button", label: "See your order", href: link },
    ],
  });
