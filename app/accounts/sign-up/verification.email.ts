import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/**
 * Asks a new customer to confirm the address; the link opens a page that confirms (ACCOUNT-4). It repeats
 * nothing that was typed: anybody can sign up with somebody else's address, and words of their own for a
 * name.
 */
export const verificationMail = ({ link }: { link: string }, shop: MailShop) => ({
  kind: "verification",
  replyTo: shop.email,
  subject: `Please confirm your address for ${shop.name}`,
  body: mailBody(shop, {
    title: "Please confirm your address.",
    preview: "One click, and your account is open.",
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: `You have made an account at ${shop.name}. Confirm that this address is yours, and you are signed in:`,
      },
      { kind: "button", label: "Confirm my address", href: link },
      { kind: "note", text: `If you did not sign up at ${shop.name}, you can ignore this mail.` },
    ],
  }),
});
