import type { MailShop } from "#mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { duesText } from "../dues/dues.text.ts";
import { type Due, timeOfDue } from "../dues/dues.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "../mails/order-mail.ts";
import { bankBlocks } from "./bank-blocks.ts";
import { askedMailText as say } from "./money-mail.text.ts";

interface AskedFacts extends OrderMailFacts {
  /** What is to be paid next. */
  due: Pick<Due, "kind" | "amount">;
  /** Where a card pays that. */
  pay: string;
  /** Where a transfer goes to. */
  bank: readonly [string, string][];
}

/** What a buyer reads when the owner asks for the next part of an order. */
export function orderAskedMail({ order, link, due, pay, bank }: AskedFacts, shop: MailShop) {
  const [{ orderNumber }, sum, time] = [order, rupeesExact(due.amount), timeOfDue(due, order)];
  return orderMail("order-asked", order, shop, {
    subject: say.subject(orderNumber, due.kind, time),
    title: say.title(due.kind, time),
    preview: say.preview(orderNumber, sum),
    blocks: [
      {
        kind: "text",
        text: say.text(orderNumber, due.kind, sum, time),
      },
      { kind: "button", label: duesText.pay(sum), href: pay },
      ...bankBlocks(bank, orderNumber),
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}
