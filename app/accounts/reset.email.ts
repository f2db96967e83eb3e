import { letterFrom, type MailShop } from "#platform/mail/letter.ts";

/** Lets somebody who forgot the password choose a new one; the link works once, for an hour (decision 6). */
export const resetMail = ({ name, link }: { name: string; link: string }, shop: MailShop) => ({
  kind: "password-reset",
  replyTo: shop.email,
  subject: `Choose a new password for ${shop.name}`,
  letter: letterFrom(shop, {
    title: "Choose a new password.",
    preview: "The link works once, within an hour.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      {
        kind: "text",
        text: "Somebody, probably you, asked to set a new password for your account. The link works once, within an hour:",
      },
      { kind: "button", label: "Choose a new password", href: link },
      { kind: "note", text: "If it was not you, ignore this mail: your password stays as it is." },
    ],
  }),
});
