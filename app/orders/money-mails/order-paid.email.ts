import type { MailShop } from "#mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { Due } from "../dues/dues.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { isToBeMade, type OrderMailFacts, onItsWay, orderBill, orderMail } from "../mails/order-mail.ts";
import type { Order } from "../order.ts";
import { backToCashMailText, paidMailText as say, tooLateMailText } from "./money-mail.text.ts";

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
      ...onItsWay(order, shop, isToStranger),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
};

/** What comes next: a piece that has yet to be made is not packed, and what has left is done with. */
function wordsOf({ status, lines }: Order, paid: Due | undefined): (order: string, sum: string) => string {
  if (paid?.kind === "balance" || status === "shipped" || status === "delivered") return say.last;
  return isToBeMade({ lines }) ? say.wholeToMake : say.whole;
}

interface SurplusFacts extends OrderMailFacts {
  /** As it is written: what came by card. */
  amount: string;
}

/** What a buyer reads whose card payment came for a cash order that takes none any more (CASH-39). */
export const orderBackToCashMail = ({ order, link, amount }: SurplusFacts, shop: MailShop) =>
  orderMail("order-back-to-cash", order, shop, {
    subject: backToCashMailText.subject(order.orderNumber),
    title: backToCashMailText.title,
    preview: backToCashMailText.preview(order.orderNumber, amount),
    blocks: [
      {
        kind: "text",
        text: backToCashMailText.text(order.orderNumber, amount, why(order.status)),
      },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });

const why = (status: string): string =>
  status === "cancelled" ? backToCashMailText.why.cancelled : backToCashMailText.why.fixed;

/** What a buyer reads whose payment arrived when the order could not be sent any more. */
export const orderTooLateMail = ({ order, link }: OrderMailFacts, shop: MailShop) =>
  orderMail("order-too-late", order, shop, {
    subject: tooLateMailText.subject(order.orderNumber),
    title: tooLateMailText.title,
    preview: tooLateMailText.preview(order.orderNumber, rupeesAndPaise(order.total)),
    blocks: [
      {
        kind: "text",
        text: tooLateMailText.text(order.orderNumber, rupeesAndPaise(order.total)),
      },
      orderBill(order),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
