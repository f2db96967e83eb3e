import type { MailShop } from "#mail/writing/mail-body.ts";
import { longDay } from "#values/time/date-time.ts";
import { orderMailText, newDateMailText as say } from "./order-mail.text.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

/** What a buyer reads whose order leaves on another day than was promised. */
export const orderNewDateMail = (
  { order, link, readyBy }: OrderMailFacts & { readyBy: string },
  shop: MailShop,
) =>
  orderMail("order-new-date", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber, longDay(readyBy)),
    blocks: [
      { kind: "text", text: say.text(order.orderNumber, longDay(readyBy)) },
      { kind: "text", text: say.tooLate },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
