import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { acknowledgementText as text } from "./enquiry.text.ts";

/**
 * To a sender whose request has come. It repeats nothing that was typed: nobody can make the shop mail
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
  subject: text.subject(shop.name, about.what),
  body: mailBody(shop, {
    title: text.title,
    preview: text.reached(capital(about.what)),
    blocks: [
      { kind: "text", text: `${text.reached(capital(about.what))} ${about.next}` },
      { kind: "note", text: text.note(shop.name) },
    ],
  }),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
