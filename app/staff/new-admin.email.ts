import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

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
  subject: `Choose your admin password for ${shop.name}`,
  body: mailBody(shop, {
    title: "Choose your admin password.",
    preview: "The link works once, within an hour.",
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: `You are an admin of ${shop.name} now. Choose a password, and sign in with this address. The link works once, within an hour:`,
      },
      { kind: "button", label: "Choose a password", href: link },
      { kind: "note", text: `If the link is too old, ask for another one at ${again}.`, isOurs: true },
    ],
  }),
});
