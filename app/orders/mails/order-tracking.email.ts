import type { MailShop } from "#mail/writing/mail-body.ts";
import type { Tracking } from "../shipments/hand-parcel.ts";
import { orderMailText, trackingMailText as say } from "./order-mail.text.ts";
import { type OrderMailFacts, orderMail, trackingBlocks } from "./order-mail.ts";

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
  const of = parcelNumber ?? 0;
  const said = of > 0 ? say.parcel : say.order;
  return orderMail("order-tracking", order, shop, {
    subject: said.subject(orderNumber, of),
    title: say.title,
    preview: said.preview(orderNumber, of),
    blocks: [
      { kind: "text", text: said.text(orderNumber, of) },
      ...trackingBlocks(tracking),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}
