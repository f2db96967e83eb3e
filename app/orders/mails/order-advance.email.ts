import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { dueNames } from "../dues/dues.text.ts";
import type { Due } from "../dues/dues.ts";
import { bankBlocks } from "./bank-blocks.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "./order-mail.ts";

interface AdvanceFacts extends OrderMailFacts {
  paid: Due;
  /** What is to be paid next. */
  next: Due;
  /** Where a card pays that. */
  pay: string;
  /** Where a transfer goes to. */
  bank: readonly [string, string][];
}

/** What a buyer reads once a part of an order is paid, and another one is not. */
export function orderAdvanceMail({ order, link, paid, next, pay, bank }: AdvanceFacts, shop: MailShop) {
  const name = dueNames[paid.kind].toLowerCase();
  const [sum, left] = [rupeesExact(paid.amount), rupeesExact(next.amount)];
  const rest = dueNames[next.kind].toLowerCase();
  return orderMail("order-advance", order, shop, {
    subject: `We have received the ${name} for order ${order.orderNumber}`,
    title: `Your ${name} has arrived.`,
    preview: `We have received ${sum} for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text:
          `We have received the ${name} of ${sum} for your order ${order.orderNumber}, and begin with it. ` +
          `The ${rest} of ${left} is to be paid before it is sent.`,
      },
      { kind: "button", label: `Pay ${left}`, href: pay },
      ...bankBlocks(bank, order.orderNumber),
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: "See your order", href: link },
    ],
  });
}
