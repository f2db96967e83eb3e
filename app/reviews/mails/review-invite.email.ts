import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import type { Order } from "#orders/order.ts";

import { reviewInviteText as text } from "./review-mails.text.ts";

interface InviteMailFacts {
  order: Pick<Order, "billing">;
  /** What can be reviewed: names of products. */
  pieces: readonly string[];
  links: { write: string; stop: string };
}

/** Asks a buyer once what the pieces of an order are like. */
export const reviewInviteMail = ({ order, pieces, links }: InviteMailFacts, shop: MailShop): Mail => {
  const [first = ""] = pieces;
  return {
    kind: "review-invite",
    to: order.billing.email,
    replyTo: shop.email,
    subject: pieces.length > 1 ? text.subjectMany : text.subjectOne(first),
    body: mailBody(shop, {
      title: text.title,
      preview: text.preview,
      blocks: [
        {
          kind: "text",
          text: text.text,
        },
        { kind: "facts", rows: pieces.map((piece, at) => [at === 0 ? text.order : "", piece]) },
        { kind: "button", label: text.write, href: links.write },
        { kind: "note", text: text.note },
      ],
      unsubscribe: links.stop,
    }),
  };
};
