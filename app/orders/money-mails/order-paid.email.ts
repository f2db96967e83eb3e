import type { MailShop } from "#mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { Due } from "../dues/dues.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { isToBeMade, type OrderMailFacts, onItsWay, orderBill, orderMail } from "../mails/order-mail.ts";
import type { Order } from "../order.ts";
import { paidMailText as say } from "./money-mail.text.ts";

interface PaidFacts extends OrderMailFacts {
  /** The last part of an order that is paid in parts. */
  paid?: Due;
  /** Nobody who reads the mailbox has confirmed anything yet. */
  isToStranger?: boolean;
}

/** What a buyer reads once all of an order is paid. */
export const orderPaidMail = ({ order, link, paid, isToStranger }: PaidFacts, shop: MailShop) => {
  const sum = rupeesAndPaise(paid?.amount ?? order.total);
  return orderMail("order-paid", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber, sum),
    blocks: [
      {
        kind: "text",
        text: wordsOf(order, paid)(order.orderNumber, sum),
      },
      orderBill(order),
      ...onItsWay(order, isToStranger),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
};

/** What comes next: a piece that has yet to be made is not packed, and what has left is done with. */
function wordsOf({ status, lines }: Order, paid: Due | undefined): (order: string, sum: string) => string {
  if (paid?.kind === "balance" || status === "shipped" || status === "delivered") return say.last;
  return isToBeMade({ lines }) ? say.wholeToMake : say.whole;
}
