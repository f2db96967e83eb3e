import { orderMail } from "#orders/mails/order-mail.ts";
import type { Order } from "#orders/order.ts";
import type { MailShop } from "#platform/mail/writing/mail-body.ts";
import type { HideReason } from "../review.ts";
import { hideReasonWords } from "../reviews.text.ts";

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
    subject: `Your review of ${product} is not shown`,
    title: "About your review.",
    preview: `Why your review of ${product} is not shown.`,
    blocks: [
      {
        kind: "text",
        text: `We do not show your review of ${product}. The reason: ${hideReasonWords[reason].toLowerCase()}.`,
      },
      {
        kind: "text",
        text: "That a review is bad is never a reason. You may change yours; we look at it again.",
      },
      { kind: "button", label: "See your review", href: link },
    ],
  });
