import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { verificationText as text } from "../account.text.ts";

/**
 * Asks a new customer to confirm the address; the link opens a page that confirms (ACCOUNT-4). It repeats
 * nothing that was typed: anybody can sign up with somebody else's address, and words of their own for a
 * name.
 */
export const verificationMail = ({ link }: { link: string }, shop: MailShop) => ({
  kind: "verification",
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      { kind: "text", text: text.hello },
      {
        kind: "text",
        text: text.text(shop.name),
      },
      { kind: "button", label: text.button, href: link },
      { kind: "note", text: text.note(shop.name) },
    ],
  }),
});
