import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/**
 * Tells a sender that the request has come. It repeats nothing that was typed: nobody can make the shop mail
 * somebody else their own words.
 */
export const acknowledgementMail = (
  to: string,
  about: { what: string; next: string },
  shop: MailShop,
): Mail => ({
  kind: "acknowledgement",
  counted: "request",
  to,
  replyTo: shop.email,
  subject: `${shop.name}: ${about.what} has reached us`,
  body: mailBody(shop, {
    title: "Thank you.",
    preview: `${capital(about.what)} has reached us.`,
    blocks: [
      { kind: "text", text: `${capital(about.what)} has reached us. ${about.next}` },
      { kind: "note", text: `If you did not write to ${shop.name}, you can ignore this mail.` },
    ],
  }),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
