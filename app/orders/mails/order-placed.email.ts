import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { type ConfirmAsked, confirmBlocks } from "./confirm-blocks.ts";
import { type OrderMailFacts, onItsWay, orderBill, orderMail } from "./order-mail.ts";

interface PlacedFacts extends OrderMailFacts {
  /** Where a cash order waits for its buyer's word. */
  asked?: ConfirmAsked | undefined;
}

/** What a buyer reads at once after placing an order. */
export const orderPlacedMail = ({ order, link, asked }: PlacedFacts, shop: MailShop) => ({
  ...orderMail("order-placed", order, shop, {
    subject: `Your ${shop.name} order ${order.orderNumber}`,
    title: "Thank you for your purchase.",
    preview: `Your order ${order.orderNumber} is placed.`,
    blocks: [
      {
        kind: "text",
        text: `Your order ${order.orderNumber} was placed on ${longDateTime(order.placedAt)}.`,
      },
      ...(asked && order.confirmation ? confirmBlocks(order.confirmation, asked) : []),
      orderBill(order),
      ...onItsWay(order),
      { kind: "button", label: "See your order", href: link },
    ],
  }),
  counted: "request" as const,
});
