import type { Due } from "#orders/dues/dues.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "#orders/mails/order-mail.ts";
import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";

interface AcceptedFacts extends OrderMailFacts {
  /** Of the offer. */
  number: string;
  /** What is to be paid next; undefined where that is nothing. */
  due: Pick<Due, "kind" | "amount" | "method"> | undefined;
  /** Where a transfer goes; empty where the owner has not said so. */
  bank: [string, string][];
}

/** Tells a buyer that what they accepted is an order now, and how it is paid. */
export function offerAcceptedMail({ order, number, due, link, bank }: AcceptedFacts, shop: MailShop) {
  const label = due?.method === "razorpay" ? "Pay now" : "See your order";
  return orderMail("offer-accepted", order, shop, {
    subject: `Offer ${number} is accepted: order ${order.orderNumber}`,
    title: "Thank you for your order.",
    preview: `Offer ${number} is now order ${order.orderNumber}.`,
    blocks: [
      { kind: "text", text: `You have accepted offer ${number}. It is now order ${order.orderNumber}.` },
      ...(due ? [{ kind: "text", text: toPay(due) } as const] : []),
      ...(due?.method === "bank" && bank.length > 0 ? [{ kind: "facts", rows: bank } as const] : []),
      { kind: "button", label, href: link },
      orderBill(order),
      ...onItsWay(order),
    ],
  });
}

const names = { whole: "All of it", advance: "The advance", balance: "The balance" } as const;

function toPay({ kind, amount, method }: NonNullable<AcceptedFacts["due"]>): string {
  const sum = rupeesAndPaise(amount);
  const how =
    method === "bank"
      ? "by bank transfer. The order's page says where to, and please name the order's number with it"
      : "by card or UPI";
  const then = kind === "advance" ? "We begin once it has come." : "We begin once it is paid.";
  return `${names[kind]}, ${sum}, is to be paid next, ${how}. ${then}`;
}
