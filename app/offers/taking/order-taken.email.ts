import { type Due, nextDue, paidOfDues } from "#orders/dues/dues.ts";
import { dayBlocks, type OrderMailFacts, orderBill, orderMail } from "#orders/mails/order-mail.ts";
import type { Order } from "#orders/order.ts";
import { addressLines } from "#orders/placing/address-lines.ts";
import type { Block, MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";

interface TakenFacts extends OrderMailFacts {
  dues: readonly Due[];
  /** Where a card or UPI pays it. */
  pay: string;
  isTakenAlong: boolean;
}

/** Tells a buyer what was ordered by phone or at a fair, what of it is paid, and how the rest is. */
export function orderTakenMail({ order, link, dues, pay, isTakenAlong }: TakenFacts, shop: MailShop) {
  const next = nextDue(dues);
  const isByCard = next?.method === "razorpay";
  return orderMail("order-taken", order, shop, {
    subject: `Your order ${order.orderNumber}`,
    title: "Thank you for your order.",
    preview: `This is your order ${order.orderNumber}, as we have agreed on it.`,
    blocks: [
      { kind: "text", text: standing({ order, dues, isTakenAlong }) },
      ...(next ? [{ kind: "text", text: toPay(next) } as const] : []),
      isByCard
        ? { kind: "button", label: "Pay now", href: pay }
        : { kind: "button", label: "See your order", href: link },
      orderBill(order),
      ...(isTakenAlong ? [] : whereTo(order)),
    ],
  });
}

function standing({
  order,
  dues,
  isTakenAlong,
}: Pick<TakenFacts, "order" | "dues" | "isTakenAlong">): string {
  const paid = paidOfDues(dues);
  const received = paid > 0 ? ` We have received ${rupeesAndPaise(paid)}.` : "";
  const what = isTakenAlong ? "which you have taken along" : "as we have agreed on it";
  return `This is your order ${order.orderNumber}, ${what}.${received}`;
}

const names = { whole: "All of it", advance: "The advance", balance: "The balance" } as const;

function toPay({ kind, amount, method }: Due): string {
  const sum = rupeesAndPaise(amount);
  if (method === "razorpay") return `${names[kind]}, ${sum}, is to be paid next, by card or UPI.`;
  return `${names[kind]}, ${sum}, is to be paid next, by bank transfer. The order's page says where to; please name the order's number with it.`;
}

const whereTo = (order: Order): Block[] => [
  ...dayBlocks(order),
  { kind: "heading", text: "On its way to" },
  { kind: "text", text: addressLines(order.shipping).join("\n") },
];
