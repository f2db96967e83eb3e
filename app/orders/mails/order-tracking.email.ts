import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import { type OrderMailFacts, orderMail, type Tracking, trackingBlocks } from "./order-mail.ts";

interface FollowedParcel extends OrderMailFacts, Tracking {
  /** Of several parcels; null or missing of the only one. */
  parcelNumber?: number | null;
}

/** What a buyer reads whose parcel can be followed at another place than was said, or for the first time. */
export function orderTrackingMail(
  { order, link, parcelNumber, ...tracking }: FollowedParcel,
  shop: MailShop,
) {
  const { orderNumber } = order;
  const parcel = parcelNumber ? `parcel ${parcelNumber} of your order` : "your order";
  return orderMail("order-tracking", order, shop, {
    subject: `Follow ${parcel} ${orderNumber}`,
    title: "Follow your parcel.",
    preview: `How to follow ${parcel} ${orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text: `${parcelNumber ? `Parcel ${parcelNumber}` : "The parcel"} of your order ${orderNumber} is on its way. These are its present tracking details.`,
      },
      ...trackingBlocks(tracking),
      { kind: "button", label: "See your order", href: link },
    ],
  });
}
