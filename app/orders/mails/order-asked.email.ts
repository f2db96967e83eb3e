import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { dueNames } from "../dues/dues.text.ts";
import type { Due } from "../dues/dues.ts";
import { bankBlocks } from "./bank-blocks.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "./order-mail.ts";

interface AskedFacts extends OrderMailFacts {
  /** What is to be paid now. */
  due: Pick<Due, "kind" | "amount">;
  /** Where a card pays that. */
  pay: string;
  /** Where a transfer goes to. */
  bank: readonly [string, string][];
}

/** What a buyer reads when the owner asks for the next part of an order. */
export function orderAskedMail({ order, link, due, pay, bank }: AskedFacts, shop: MailShop) {
  const [name, sum] = [dueNames[due.kind].toLowerCase(), rupeesExact(due.amount)];
  return orderMail("order-asked", order, shop, {
    subject: `The ${name} for order ${order.orderNumber} is due`,
    title: `Your ${name} is due.`,
    preview: `${sum} is to be paid for order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text:
          `The ${name} of ${sum} for your order ${order.orderNumber} is to be paid now. ` +
          "If you have just paid it, there is nothing left to do.",
      },
      { kind: "button", label: `Pay ${sum}`, href: pay },
      ...bankBlocks(bank, order.orderNumber),
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: "See your order", href: link },
    ],
  });
}
