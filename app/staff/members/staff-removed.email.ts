import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

/** Tells somebody that they don't work in the shop any more. */
export const staffRemovedMail = ({ name }: { name: string }, shop: MailShop) => ({
  kind: "staff-removed",
  replyTo: shop.email,
  subject: `You no longer work in the shop of ${shop.name}`,
  body: mailBody(shop, {
    title: "You no longer work in the shop.",
    preview: "You were signed out everywhere.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      {
        kind: "text",
        text: `You were signed out of the admin area of ${shop.name}. Your account is a customer's now, with the password that you have; you can delete it in its settings.`,
      },
      { kind: "note", text: "If that is not what you expected, answer this mail." },
    ],
  }),
});
