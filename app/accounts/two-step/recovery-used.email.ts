import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { recoveryMailText as text } from "./two-step-mail.text.ts";

/** Tells that a recovery code was used, and how many are left. */
export const recoveryUsedMail = ({ name, left }: { name: string; left: number }, shop: MailShop) => ({
  kind: "recovery-code-used",
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview(left),
    blocks: [
      { kind: "text", text: text.hello(name) },
      { kind: "text", text: text.text(left) },
      { kind: "note", text: text.note },
    ],
  }),
});
