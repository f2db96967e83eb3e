import type { Order } from "#orders/order.ts";
import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

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
    subject: pieces.length > 1 ? "What are your pieces like?" : `What is your ${first} like?`,
    body: mailBody(shop, {
      title: "What is it like?",
      preview: "A few words help others, and whoever made it.",
      blocks: [
        {
          kind: "text",
          text: "Your order has been with you for a week. A few honest words, good or bad, help others to choose, and its maker reads them.",
        },
        { kind: "facts", rows: pieces.map((piece, at) => [at === 0 ? "Your order" : "", piece]) },
        { kind: "button", label: "Write a Review", href: links.write },
        { kind: "note", text: "We ask once for each order. The link below stops that for good." },
      ],
      unsubscribe: links.stop,
    }),
  };
};
