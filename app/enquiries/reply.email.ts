import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

export interface Reply {
  to: string;
  /** What was written to the shop, and what about: "your message". */
  about: string;
  asked: string | null;
  text: string;
}

/** The owner's answer to somebody who wrote to the shop; an answer to it goes to the shop. */
export const replyMail = ({ to, about, asked, text }: Reply, shop: MailShop): Mail => ({
  kind: "enquiry-reply",
  to,
  replyTo: shop.email,
  subject: `${shop.name}: our reply to ${about}`,
  body: mailBody(shop, {
    title: `Our reply to ${about}`,
    preview: text.slice(0, 120),
    blocks: [
      { kind: "text", text, isOurs: true },
      ...(asked ? [{ kind: "note" as const, text: `You wrote:\n${asked}` }] : []),
    ],
  }),
});
