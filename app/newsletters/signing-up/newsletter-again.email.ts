import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { newsletterAgainText as text } from "./newsletter.text.ts";

/** To an address that had left and was typed into the form again: does it want that? */
export const newsletterAgainMail = ({ to, link }: { to: string; link: string }, shop: MailShop): Mail => ({
  kind: "newsletter-again",
  counted: "request",
  to,
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      { kind: "text", text: text.text },
      { kind: "button", label: text.button, href: link },
      { kind: "note", text: text.note },
    ],
  }),
});
