import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { wrongCodesText as text } from "./code.text.ts";

/** Tells that somebody who has the password tries codes (TWOSTEP-6). */
export const wrongCodesMail = ({ name }: { name: string }, shop: MailShop) => ({
  kind: "wrong-codes",
  replyTo: shop.email,
  counted: "account" as const,
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
