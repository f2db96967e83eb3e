import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { resetMailText as text } from "../account.text.ts";

interface ResetFacts {
  link: string;
  /** Whom to greet; nobody while the address is unconfirmed, since the name may be a stranger's words. */
  name: string | undefined;
}

/** Lets somebody who forgot the password choose a new one; the link works once, for an hour (ACCOUNT-9). */
export const resetMail = ({ name, link }: ResetFacts, shop: MailShop) => ({
  kind: "password-reset",
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      { kind: "text", text: name === undefined ? text.hello : text.helloTo(name) },
      {
        kind: "text",
        text: text.text,
      },
      { kind: "button", label: text.button, href: link },
      { kind: "note", text: text.note },
    ],
  }),
});
