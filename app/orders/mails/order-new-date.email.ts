import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { longDay } from "#values/time/date-time.ts";
import { type OrderMailFacts, orderMail } from "./order-mail.ts";

/** What a buyer reads whose order leaves on another day than was promised. */
export const orderNewDateMail = (
  { order, link, readyBy }: OrderMailFacts & { readyBy: string },
  shop: MailShop,
) =>
  orderMail("order-new-date", order, shop, {
    subject: `New date for order ${order.orderNumber}`,
    title: "Your order has a new date.",
    preview: `Order ${order.orderNumber} leaves us by ${longDay(readyBy)}.`,
    blocks: [
      {
        kind: "text",
        text: `What we make for your order ${order.orderNumber} takes until another day than we said: it leaves us by ${longDay(readyBy)}.`,
      },
      { kind: "text", text: "If that is too late for you, reply to this mail." },
      { kind: "button", label: "See your order", href: link },
    ],
  });
