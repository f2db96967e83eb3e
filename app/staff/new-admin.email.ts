import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { staffMailText } from "./staff.text.ts";

interface NewAdminFacts {
  link: string;
  /** Where another link is had once this one is too old. */
  again: string;
}

/**
 * Lets somebody who was made an admin choose the first password. It greets nobody: the account's name is the
 * shop's, or a stranger's words.
 */
export const newAdminMail = ({ link, again }: NewAdminFacts, shop: MailShop) => ({
  kind: "new-admin",
  replyTo: shop.email,
  subject: staffMailText.newAdmin.subject(shop.name),
  body: mailBody(shop, {
    title: staffMailText.newAdmin.title,
    preview: staffMailText.newAdmin.preview,
    blocks: [
      { kind: "text", text: staffMailText.newAdmin.hello },
      { kind: "text", text: staffMailText.newAdmin.text(shop.name) },
      { kind: "button", label: staffMailText.choose, href: link },
      { kind: "note", text: staffMailText.newAdmin.again(again), isOurs: true },
    ],
  }),
});
