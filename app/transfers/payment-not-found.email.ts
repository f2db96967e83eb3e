import type { MailShop } from "#mail/writing/mail-body.ts";
import type { Due } from "#orders/dues/dues.ts";
import { type OrderMailFacts, orderMail } from "#orders/mails/order-mail.ts";
import { transferBlocks } from "#orders/money-mails/transfer-blocks.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Transfer } from "#values/money/upi-payment.ts";
import { notFoundMailText as say, transfersText } from "./transfers.text.ts";

interface NotFoundFacts extends OrderMailFacts {
  due: Pick<Due, "kind" | "amount">;
  reference: string;
  /** Where its buyer says anew that it is paid. */
  again: string;
  transfer: Transfer;
}

/** What a buyer reads whose UPI payment the owner has not found. */
export const paymentNotFoundMail = (
  { order, due, reference, again, transfer }: NotFoundFacts,
  shop: MailShop,
) => {
  const { orderNumber } = order;
  const sum = rupeesExact(due.amount);
  return orderMail("payment-not-found", order, shop, {
    subject: say.subject(orderNumber),
    title: say.title,
    preview: say.preview(orderNumber, sum),
    blocks: [
      { kind: "text", text: say.text(orderNumber, due.kind, sum, reference) },
      { kind: "text", text: say.what },
      { kind: "button", label: transfersText.havePaid, href: again },
      ...transferBlocks(transfer),
    ],
  });
};
