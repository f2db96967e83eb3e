import type { MailShop } from "#mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Transfer } from "#values/money/upi-payment.ts";
import { duesText } from "../dues/dues.text.ts";
import { type Due, timeOfDue } from "../dues/dues.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "../mails/order-mail.ts";
import { askedMailText, advanceMailText as say } from "./money-mail.text.ts";
import { transferBlocks } from "./transfer-blocks.ts";

interface AdvanceFacts extends OrderMailFacts {
  paid: Due;
  /** What is to be paid next. */
  next: Due;
  /** Where a card pays that. */
  pay: string;
  transfer: Transfer;
}

/** What a buyer reads once a part of an order is paid, and another one is not. */
export function orderAdvanceMail({ order, link, paid, next, pay, transfer }: AdvanceFacts, shop: MailShop) {
  const { orderNumber } = order;
  const [sum, left] = [rupeesExact(paid.amount), rupeesExact(next.amount)];
  return orderMail("order-advance", order, shop, {
    subject: say.subject(orderNumber, paid.kind),
    title: say.title(paid.kind),
    preview: say.preview(orderNumber, sum),
    blocks: [
      {
        kind: "text",
        text: `${say.received(orderNumber, paid.kind, sum)} ${say.left(next.kind, left, timeOfDue(next, order))}`,
      },
      { kind: "button", label: duesText.pay(left), href: pay },
      ...transferBlocks(transfer),
      orderBill(order),
      ...onItsWay(order, shop),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}

interface AskedFacts extends OrderMailFacts {
  /** What is to be paid next. */
  due: Pick<Due, "kind" | "amount">;
  /** Where a card pays that. */
  pay: string;
  transfer: Transfer;
}

/** What a buyer reads when the owner asks for the next part of an order. */
export function orderAskedMail({ order, link, due, pay, transfer }: AskedFacts, shop: MailShop) {
  const [{ orderNumber }, sum, time] = [order, rupeesExact(due.amount), timeOfDue(due, order)];
  return orderMail("order-asked", order, shop, {
    subject: askedMailText.subject(orderNumber, due.kind, time),
    title: askedMailText.title(due.kind, time),
    preview: askedMailText.preview(orderNumber, sum),
    blocks: [
      {
        kind: "text",
        text: askedMailText.text(orderNumber, due.kind, sum, time),
      },
      { kind: "button", label: duesText.pay(sum), href: pay },
      ...transferBlocks(transfer),
      orderBill(order),
      ...onItsWay(order, shop),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}
