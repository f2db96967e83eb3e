import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

interface ResetFacts {
  link: string;
  /** Whom to greet; nobody while the address is unconfirmed, since the name may be a stranger's words. */
  name: string | undefined;
}

/** Lets somebody who forgot the password choose a new one; the link works once, for an hour (ACCOUNT-9). */
export const resetMail = ({ name, link }: ResetFacts, shop: MailShop) => ({
  kind: "password-reset",
  replyTo: shop.email,
  subject: `Choose a new password for ${shop.name}`,
  body: mailBody(shop, {
    title: "Choose a new password.",
    preview: "The link works once, within an hour.",
    blocks: [
      { kind: "text", text: name === undefined ? "Hello," : `Hello ${name},` },
      {
        kind: "text",
        text: "Somebody, probably you, asked to set a new password for your account. The link works once, within an hour:",
      },
      { kind: "button", label: "Choose a new password", href: link },
      { kind: "note", text: "If it was not you, ignore this mail: your password stays as it is." },
    ],
  }),
});
