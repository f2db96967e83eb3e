import type { MailShop } from "#mail/writing/mail-body.ts";
import { orderMail } from "#orders/mails/order-mail.ts";
import type { Order } from "#orders/order.ts";
import type { HideReason } from "../review.ts";
import { hideReasonWords } from "../reviews.text.ts";

import { reviewHiddenText as text } from "./review-mails.text.ts";

interface HiddenMailFacts {
  order: Pick<Order, "billing">;
  /** Such as 'Kohbar Tote'. */
  product: string;
  reason: HideReason;
  link: string;
}

/** Tells a buyer why a review is not shown, and where it can be changed. */
export const reviewHiddenMail = ({ order, product, reason, link }: HiddenMailFacts, shop: MailShop) =>
  orderMail("review-hidden", order, shop, {
    subject: text.subject(product),
    title: text.title,
    preview: text.preview(product),
    blocks: [
      {
        kind: "text",
        text: text.reason(product, hideReasonWords[reason]),
      },
      {
        kind: "text",
        text: text.change,
      },
      { kind: "button", label: text.see, href: link },
    ],
  });
