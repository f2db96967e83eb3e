import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import type { Due } from "#orders/dues/dues.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "#orders/mails/order-mail.ts";
import { transferBlocks } from "#orders/money-mails/transfer-blocks.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isByCard, isByTransfer } from "#values/money/payment-method.ts";
import type { Transfer } from "#values/money/upi-payment.ts";
import type { Offer } from "../offer.ts";
import {
  offerDeclinedText as declined,
  offerDuesText,
  offerAcceptedText as say,
} from "./offer-mails.text.ts";

interface AcceptedFacts extends OrderMailFacts {
  /** Of the offer. */
  number: string;
  /** The next part to pay; undefined where there is none. */
  due: Pick<Due, "kind" | "amount" | "method"> | undefined;
  /** Where that goes to without a card; undefined where nothing is due. */
  transfer: Transfer | undefined;
}

/** To a buyer whose accepted offer is an order now: how it is paid. */
export function offerAcceptedMail({ order, number, due, link, transfer }: AcceptedFacts, shop: MailShop) {
  const label = isByCard(due?.method) ? offerDuesText.pay : offerDuesText.see;
  return orderMail("offer-accepted", order, shop, {
    subject: say.subject(number, order.orderNumber),
    title: say.title,
    preview: say.preview(number, order.orderNumber),
    blocks: [
      { kind: "text", text: say.text(number, order.orderNumber) },
      ...(due ? [{ kind: "text", text: toPay(due) } as const] : []),
      ...(transfer && isByTransfer(due?.method) ? transferBlocks(transfer) : []),
      { kind: "button", label, href: link },
      orderBill(order),
      ...onItsWay(order, shop),
    ],
  });
}

const toPay = ({ kind, amount, method }: NonNullable<AcceptedFacts["due"]>): string =>
  offerDuesText.accepted(kind, rupeesAndPaise(amount), isByTransfer(method));

/** To a buyer in whose name an offer was declined. */
export function offerDeclinedMail(
  { number, buyer, declineWords }: Pick<Offer, "number" | "buyer" | "declineWords">,
  link: string,
  shop: MailShop,
): Mail {
  return {
    kind: "offer-declined",
    to: buyer.email ?? "",
    replyTo: shop.email,
    subject: declined.subject(number),
    body: mailBody(shop, {
      title: declined.title,
      preview: declined.preview(number),
      blocks: [
        { kind: "text", text: declined.text(number) },
        ...(declineWords ? [{ kind: "text", text: declined.wrote(declineWords) } as const] : []),
        { kind: "button", label: declined.see, href: link },
      ],
    }),
  };
}
