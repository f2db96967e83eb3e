import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { passwordChangedText as text } from "../account.text.ts";

/** Tells a customer that the password was changed, so that a stranger's change is noticed. */
export const passwordChangedMail = ({ name }: { name: string }, shop: MailShop) => ({
  kind: "password-changed",
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      { kind: "text", text: text.hello(name) },
      {
        kind: "text",
        text: text.text,
      },
      {
        kind: "note",
        text: text.note,
      },
    ],
  }),
});
