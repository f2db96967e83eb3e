import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { Order } from "../order.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

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
    ["Refunded", sum],
    ["Order total", rupeesExact(order.total)],
    ...creditNotes.map((number): [string, string] => ["Credit note", number]),
  ];
  return orderMail("order-refunded", order, shop, {
    subject: `Refund for order ${order.orderNumber}`,
    title: "Your money is on its way back.",
    preview: `${sum} of order ${order.orderNumber} goes back to you.`,
    blocks: [
      {
        kind: "text",
        text: `We have refunded ${sum} of your order ${order.orderNumber}. ${wayOf(order, isByHand)}`,
      },
      { kind: "facts", rows },
      { kind: "button", label: "See your order", href: link },
    ],
  });
}

function wayOf({ paymentMethod }: Pick<Order, "paymentMethod">, isByHand: boolean): string {
  if (paymentMethod === "cod") return ways.cod;
  return isByHand ? ways.byHand : ways.razorpay;
}

const ways = {
  razorpay: "It goes back the way you paid; your bank usually shows it within 5 to 7 business days.",
  byHand: "It goes back by bank transfer, or in the way that we agreed on with you.",
  cod: "You paid in cash, so it reaches you in the way that we agreed on with you.",
} as const;
