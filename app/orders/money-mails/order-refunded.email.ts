import type { MailShop } from "#mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, orderMail } from "../mails/order-mail.ts";
import type { Order } from "../order.ts";
import { refundedMailText as say, surplusMailText } from "./money-mail.text.ts";

interface RefundMailFacts extends OrderMailFacts {
  amount: Paise;
  /** The owner sent it back herself, not the provider. */
  isByHand: boolean;
  /** Of the notes that were issued with it; none when there is no invoice. */
  creditNotes: readonly string[];
}

/** What a buyer reads once money has gone back: all of it, or a part. */
export function orderRefundedMail(
  { order, link, amount, isByHand, creditNotes }: RefundMailFacts,
  shop: MailShop,
) {
  const sum = rupeesExact(amount);
  const rows: [string, string][] = [
    [say.refunded, sum],
    [say.total, rupeesExact(order.total)],
    ...creditNotes.map((number): [string, string] => [say.creditNote, number]),
  ];
  return orderMail("order-refunded", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber, sum),
    blocks: [
      {
        kind: "text",
        text: say.text(order.orderNumber, sum, wayOf(order, isByHand)),
      },
      { kind: "facts", rows },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}

function wayOf({ paymentMethod }: Pick<Order, "paymentMethod">, isByHand: boolean): string {
  switch (paymentMethod) {
    case "cod":
      return say.ways.cash;
    case "razorpay":
    case "bank":
    case "none":
      return isByHand ? say.ways.byHand : say.ways.card;
  }
}

interface SurplusFacts extends OrderMailFacts {
  /** As it is written: what came by card. */
  amount: string;
  /** It is not the sum that was due. */
  isOtherSum: boolean;
}

/** What a buyer reads whose card payment pays no part of an order that is paid in parts (OFFER-62). */
export const orderSurplusMail = ({ order, link, amount, isOtherSum }: SurplusFacts, shop: MailShop) =>
  orderMail("order-surplus", order, shop, {
    subject: surplusMailText.subject(order.orderNumber),
    title: surplusMailText.title,
    preview: surplusMailText.preview(order.orderNumber, amount),
    blocks: [
      {
        kind: "text",
        text: surplusMailText.text(order.orderNumber, amount, why(order.status, isOtherSum)),
      },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });

function why(status: string, isOtherSum: boolean): string {
  if (status === "cancelled") return surplusMailText.why.cancelled;
  return isOtherSum ? surplusMailText.why.otherSum : surplusMailText.why.paid;
}
