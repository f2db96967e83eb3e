import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { type OrderMailFacts, orderMail, type Tracking, trackingBlocks } from "./order-mail.ts";

/** What a buyer reads whose parcel can be followed at another place than was said, or for the first time. */
export const orderTrackingMail = ({ order, link, ...tracking }: OrderMailFacts & Tracking, shop: MailShop) =>
  orderMail("order-tracking", order, shop, {
    subject: `Follow your order ${order.orderNumber}`,
    title: "Follow your parcel.",
    preview: `How to follow the parcel of order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text: `The parcel of your order ${order.orderNumber} is on its way. These are its present tracking details.`,
      },
      ...trackingBlocks(tracking),
      { kind: "button", label: "See your order", href: link },
    ],
  });
