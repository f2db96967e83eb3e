import { localAddressLines } from "#addresses/address-lines.ts";
import type { Block, MailShop } from "#mail/writing/mail-body.ts";
import { type Due, nextDue, paidOfDues, timeOfDue } from "#orders/dues/dues.ts";
import { dayBlocks, type OrderMailFacts, orderBill, orderMail } from "#orders/mails/order-mail.ts";
import { transferBlocks } from "#orders/money-mails/transfer-blocks.ts";
import type { Order } from "#orders/order.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isByCard, isByTransfer } from "#values/money/payment-method.ts";
import type { Transfer } from "#values/money/upi-payment.ts";

import { offerDuesText, orderTakenText as say } from "../mails/offer-mails.text.ts";

interface TakenFacts extends OrderMailFacts {
  dues: readonly Due[];
  /** Where the next of them goes to without a card; undefined where nothing is due. */
  transfer: Transfer | undefined;
  /** Where a card or UPI pays it. */
  pay: string;
  isTakenAlong: boolean;
}

/** Confirms an order by phone or at a fair to its buyer: what of it is paid, and how the rest is. */
export function orderTakenMail(
  { order, link, dues, transfer, pay, isTakenAlong }: TakenFacts,
  shop: MailShop,
) {
  const next = nextDue(dues);
  const isToPayHere = isByCard(next?.method);
  return orderMail("order-taken", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber),
    blocks: [
      { kind: "text", text: standing({ order, dues, isTakenAlong }) },
      ...(next ? [{ kind: "text", text: toPay(next, order) } as const] : []),
      isToPayHere
        ? { kind: "button", label: offerDuesText.pay, href: pay }
        : { kind: "button", label: offerDuesText.see, href: link },
      ...(transfer && isByTransfer(next?.method) ? transferBlocks(transfer) : []),
      orderBill(order),
      ...(isTakenAlong ? [] : whereTo(order)),
    ],
  });
}

function standing({
  order: { orderNumber },
  dues,
  isTakenAlong,
}: Pick<TakenFacts, "order" | "dues" | "isTakenAlong">): string {
  const paid = paidOfDues(dues);
  const what = isTakenAlong ? say.takenAlong(orderNumber) : say.agreed(orderNumber);
  return paid > 0 ? `${what} ${say.received(rupeesAndPaise(paid))}` : what;
}

function toPay(due: Due, order: Order): string {
  const { byCard, byBank } = offerDuesText;
  // By UPI or in cash it is paid already where it is noted so.
  const words = { razorpay: byCard, bank: byBank, upi: byBank, cash: byBank };
  return words[due.method](due.kind, rupeesAndPaise(due.amount), timeOfDue(due, order));
}

const whereTo = (order: Order): Block[] => [
  ...dayBlocks(order),
  { kind: "heading", text: say.goesTo },
  { kind: "text", text: localAddressLines(order.shipping).join("\n") },
];
